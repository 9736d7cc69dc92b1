import type { PageOf } from '#domain/api/envelope.ts'
import type { DeskRow } from '#domain/api/order-desk.ts'
import { type Api, type Query, type Success, withQuery } from './api.ts'

export const loadDeskOrders = async (api: Api, params: Query) =>
  (await api.get<Success<PageOf<DeskRow>>>('/api/backoffice/orders', params)).data

export type PackedMany = { packed: number[]; refused: { id: number; message: string }[] }

export const packOrders = async (api: Api, ids: readonly number[]) =>
  (await api.send<Success<PackedMany>>('POST', '/api/backoffice/orders/pack', { ids })).data

export const exportOrders = (api: Api, params: Query) =>
  api.file(withQuery('/api/backoffice/orders/export', { ...params, page: undefined }))
