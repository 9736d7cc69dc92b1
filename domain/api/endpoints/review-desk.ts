import { endpointsOf } from '#domain/api/endpoint.ts'
import type { questionDesk } from '#domain/api/questions.ts'
import type { reviewDesk } from '#domain/api/review-desk.ts'

// Apart from what shoppers call, so that no shopper downloads these rows.

type Overtaken = 'changed_meanwhile'

export const REVIEW_DESK = endpointsOf<typeof reviewDesk, { hide: Overtaken; show: Overtaken; answer: Overtaken }>()({
  list: ['GET', '/api/backoffice/reviews', 'hide_reviews'],
  one: ['GET', '/api/backoffice/reviews/:id', 'hide_reviews'],
  hide: ['PATCH', '/api/backoffice/reviews/:id/hide', 'hide_reviews'],
  show: ['PATCH', '/api/backoffice/reviews/:id/show', 'hide_reviews'],
  answer: ['PUT', '/api/backoffice/reviews/:id/answer', 'hide_reviews'],
  photo: ['GET', '/api/backoffice/reviews/photos/:file', 'hide_reviews'],
})

export const QUESTION_DESK = endpointsOf<
  typeof questionDesk,
  { hide: Overtaken; show: Overtaken; answer: Overtaken | 'too_short' }
>()({
  list: ['GET', '/api/backoffice/questions', 'hide_reviews'],
  one: ['GET', '/api/backoffice/questions/:id', 'hide_reviews'],
  answer: ['POST', '/api/backoffice/questions/:id/answers', 'hide_reviews'],
  hide: ['PATCH', '/api/backoffice/questions/:id/hide', 'hide_reviews'],
  show: ['PATCH', '/api/backoffice/questions/:id/show', 'hide_reviews'],
})
