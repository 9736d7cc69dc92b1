import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { QUESTION_DESK, REVIEW_DESK } from '#domain/api/endpoints/review-desk.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

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

/** After a deed everything of the area is asked again; also after a refusal, for somebody else may have been faster. */
export function useFresh(area: 'reviews' | 'questions') {
  const client = useQueryClient()
  return async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } finally {
      void client.invalidateQueries({ queryKey: ['backoffice', area] })
      void client.invalidateQueries({ queryKey: ['backoffice', 'today'] })
    }
  }
}
