import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#domain/api/endpoint.ts'
import { ORDERS, RETURNS } from '#domain/api/endpoints/orders.ts'
import type { OrderJson, orders } from '#domain/api/orders.ts'
import type { ReturnJson } from '#domain/api/returns.ts'
import type { AddressField } from '#domain/orders/address.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { ZERO_STATS } from '#domain/orders/order-stats.ts'
import type { ReturnReason } from '#domain/orders/return-policy.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

export type Order = OrderJson
export type OrderReturn = ReturnJson

/** Found by its number; whoever is not the owner gets it with personal details masked. */
export const trackOrder = (api: Api, number: string) => dataOf(call(api, ORDERS.track, { params: { number } }))

export const ownOrder = (api: Api, id: number) => dataOf(call(api, ORDERS.one, { params: { id } }))

const ORDERS_PER_PAGE = 10
const onlyPage = (total: number) => ({ current_page: 1, last_page: 1, total })

export type WantedOrders = { search: string; status?: OrderStatus }

/** Page by page: an old customer's list is long, and they look for one of the last. */
export const myOrdersQuery = (api: Api, { search, status }: WantedOrders) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'mine', search, status ?? 'all'],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page }) => {
      const wanted = { page, per_page: ORDERS_PER_PAGE, ...(search && { search }), ...(status && { status }) }
      const answer = await call(api, ORDERS.list, { query: wanted })
      return { orders: answer.data, ...(answer.page ?? onlyPage(answer.data.length)) }
    },
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
  })

/** Figures that cannot be had are zeros (spec section 8). */
export const orderStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['orders', 'stats'],
    queryFn: () => dataOf(call(api, ORDERS.stats)).catch(() => ZERO_STATS),
    staleTime: 0,
  })

export type CancellationPreview = AnswerOf<typeof orders.cancellation>['data']

export const cancellationQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'cancellation', orderId],
    queryFn: () => dataOf(call(api, ORDERS.cancellation, { params: { id: orderId } })),
    staleTime: 0,
    gcTime: 0,
  })

export const cancelOrder = (api: Api, id: number) => call(api, ORDERS.cancel, { params: { id } })

export type OrderChange = { notes?: string | null; shipping_address?: Record<AddressField, string> }

export const changeOrder = (api: Api, id: number, body: OrderChange) =>
  call(api, ORDERS.change, { params: { id }, body })

export const returnsQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'returns', orderId],
    queryFn: () => dataOf(call(api, RETURNS.list, { params: { id: orderId } })),
    staleTime: 0,
  })

export type WantedReturn = { items: { order_item_id: number; quantity: number }[]; reason: ReturnReason }

export const returnPreviewQuery = (api: Api, orderId: number, wanted: WantedReturn) =>
  queryOptions({
    queryKey: ['return-preview', orderId, wanted],
    queryFn: () => dataOf(call(api, RETURNS.preview, { params: { id: orderId }, body: wanted })),
    staleTime: 0,
    retry: false,
  })

export const requestReturn = (api: Api, id: number, body: WantedReturn & { detail: string; photos: string[] }) =>
  call(api, RETURNS.request, { params: { id }, body })
