import { queryOptions } from '@tanstack/react-query'
import { QUESTION_DESK, REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import type { WholeQuestionJson } from '#domain/api/questions.ts'
import type { DeskReviewJson } from '#domain/api/review-desk.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { type One, useOne } from '#web/backoffice/parts/use-one.ts'

export const loadReviews = (api: Api, query: Query) =>
  dataOf(call(api, REVIEW_DESK.list, { query: withQuery('', query) }))

const reviewSource = (api: Api, id: number) => ({
  queryKey: ['backoffice', 'reviews', 'one', id],
  load: () => dataOf(call(api, REVIEW_DESK.one, { params: { id } })),
})

export const reviewQuery = (api: Api, id: number) => {
  const { queryKey, load } = reviewSource(api, id)
  return queryOptions({ queryKey, queryFn: load, staleTime: 0 })
}

export const loadQuestions = (api: Api, query: Query) =>
  dataOf(call(api, QUESTION_DESK.list, { query: withQuery('', query) }))

const questionSource = (api: Api, id: number) => ({
  queryKey: ['backoffice', 'questions', 'one', id],
  load: () => dataOf(call(api, QUESTION_DESK.one, { params: { id } })),
})

export const questionQuery = (api: Api, id: number) => {
  const { queryKey, load } = questionSource(api, id)
  return queryOptions({ queryKey, queryFn: load, staleTime: 0 })
}

export const useReview = (review: DeskReviewJson): ReviewDesk =>
  useOne(review, reviewSource(useApi(), review.id), ['reviews'])
export type ReviewDesk = One<DeskReviewJson>

export const useQuestion = (question: WholeQuestionJson): QuestionDesk =>
  useOne(question, questionSource(useApi(), question.id), ['questions'])
export type QuestionDesk = One<WholeQuestionJson>
