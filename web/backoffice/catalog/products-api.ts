import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { PRODUCT_DESK } from '#domain/api/endpoints/product-desk.ts'
import type { DeskProduct, GridChange } from '#domain/api/product-desk.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { questionsQuery } from '#web/api/questions.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { recordKey, useCacheRecord } from '#web/backoffice/record/use-cache-record.ts'

export const loadProducts = (api: Api, params: Query) =>
  dataOf(call(api, PRODUCT_DESK.list, { query: withQuery('', params) }))

export const shelvesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'products', 'shelves'],
    queryFn: () => dataOf(call(api, PRODUCT_DESK.shelves)),
  })

export const deskProductQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: recordKey('products', id),
    queryFn: () => dataOf(call(api, PRODUCT_DESK.one, { params: { id } })),
    staleTime: 0,
  })

export const previewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'products', 'preview', id],
    // Nobody can have asked about a draft, and the shop would answer that there is no such product.
    queryFn: async ({ client }) => {
      const product = await dataOf(call(api, PRODUCT_DESK.preview, { params: { id } }))
      client.setQueryData(questionsQuery(api, id).queryKey, (known) => known ?? [])
      return product
    },
    staleTime: 0,
  })

/** Prices and states, all or none; every list and screen that shows products is asked again, also after a refusal. */
export function useChangeProducts() {
  const api = useApi()
  const client = useQueryClient()
  return (changes: readonly GridChange[]) =>
    dataOf(call(api, PRODUCT_DESK.change, { body: { changes: [...changes] } })).finally(() =>
      client.invalidateQueries({ queryKey: ['backoffice', 'products'] }),
    )
}

export const useCacheProduct = () => useCacheRecord<DeskProduct>('products')
