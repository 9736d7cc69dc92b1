import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS } from '#domain/api/endpoints/questions.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

/** Under 'products': whatever makes a product old makes its questions old. */
export const questionsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['products', 'questions', id],
    queryFn: () => dataOf(call(api, QUESTIONS.list, { params: { id } })),
  })
