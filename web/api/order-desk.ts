import { ORDER_DESK } from '#domain/api/endpoints/backoffice.ts'
import { type Api, type Query, withQuery } from './api.ts'
import { call, dataOf } from './call.ts'

const { list, packMany, export: exported } = ORDER_DESK

export const loadDeskOrders = (api: Api, params: Query) => dataOf(call(api, list, { query: withQuery('', params) }))

export const packOrders = (api: Api, ids: readonly number[]) => dataOf(call(api, packMany, { body: { ids: [...ids] } }))
export type PackedMany = Awaited<ReturnType<typeof packOrders>>

export const exportOrders = (api: Api, params: Query) =>
  api.file(withQuery(exported[1], { ...params, page: undefined }))
