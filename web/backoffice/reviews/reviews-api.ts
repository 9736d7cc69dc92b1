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

export const reviewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'reviews', 'one', id],
    queryFn: () => dataOf(call(api, REVIEW_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const loadQuestions = (api: Api, query: Query) =>
  dataOf(call(api, QUESTION_DESK.list, { query: withQuery('', query) }))

export const questionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'questions', 'one', id],
    queryFn: () => dataOf(call(api, QUESTION_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const useReview = (review: DeskReviewJson): ReviewDesk =>
  useOne(review, reviewQuery(useApi(), review.id), ['reviews'])
export type ReviewDesk = One<DeskReviewJson>

export const useQuestion = (question: WholeQuestionJson): QuestionDesk =>
  useOne(question, questionQuery(useApi(), question.id), ['questions'])
export type QuestionDesk = One<WholeQuestionJson>
