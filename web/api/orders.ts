import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { OrderJson, OrderPageJson } from '#domain/api/orders.ts'
import type { ReturnJson } from '#domain/api/returns.ts'
import type { AddressField } from '#domain/orders/address.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type OrderStats, ZERO_STATS } from '#domain/orders/order-stats.ts'
import type { ReturnReason } from '#domain/orders/return-policy.ts'
import type { Api, Success } from './api.ts'

export type Order = OrderJson
export type OrderReturn = ReturnJson

/** Found by its number; whoever is not the owner gets it with personal details masked. */
export const trackOrder = async (api: Api, orderNumber: string) =>
  (await api.get<Success<Order>>(`/api/orders/track/${encodeURIComponent(orderNumber)}`)).data

export const ownOrder = async (api: Api, orderId: number) =>
  (await api.get<Success<Order>>(`/api/orders/${orderId}`)).data

const ORDERS_PER_PAGE = 10

export type WantedOrders = { search: string; status?: OrderStatus }

/** Page by page: an old customer's list is long, and they look for one of the last. */
export const myOrdersQuery = (api: Api, { search, status }: WantedOrders) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'mine', search, status ?? 'all'],
    initialPageParam: 1,
    queryFn: async ({ pageParam: page }) => {
      const wanted = { page, per_page: ORDERS_PER_PAGE, ...(search && { search }), ...(status && { status }) }
      const answer = await api.get<Success<Order[]> & { page: OrderPageJson }>('/api/orders', wanted)
      return { orders: answer.data, ...answer.page }
    },
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
  })

/** Figures that cannot be had are zeros (spec section 8). */
export const orderStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['orders', 'stats'],
    queryFn: async () =>
      api.get<Success<OrderStats>>('/api/orders/stats').then(
        ({ data }) => data,
        () => ZERO_STATS,
      ),
    staleTime: 0,
  })

export type CancellationPreview = {
  can_cancel: boolean
  message: string
  fee_percent: number
  fee: number
  refund: number
}

export const cancellationQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'cancellation', orderId],
    queryFn: async () => (await api.get<Success<CancellationPreview>>(`/api/orders/${orderId}/cancellation`)).data,
    staleTime: 0,
    gcTime: 0,
  })

export const cancelOrder = (api: Api, orderId: number) =>
  api.send<Success<Order>>('PATCH', `/api/orders/${orderId}/cancel`)

export type OrderChange = { notes?: string | null; shipping_address?: Record<AddressField, string> }

export const changeOrder = (api: Api, orderId: number, change: OrderChange) =>
  api.send<Success<Order>>('PUT', `/api/orders/${orderId}`, change)

export const returnsQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'returns', orderId],
    queryFn: async () => (await api.get<Success<OrderReturn[]>>(`/api/orders/${orderId}/returns`)).data,
    staleTime: 0,
  })

export type WantedReturn = { items: { order_item_id: number; quantity: number }[]; reason: ReturnReason }
export type ReturnPreview = { restocking_fee: number; return_shipping: number; refund: number }

export const returnPreviewQuery = (api: Api, orderId: number, wanted: WantedReturn) =>
  queryOptions({
    queryKey: ['return-preview', orderId, wanted],
    queryFn: async () =>
      (await api.send<Success<ReturnPreview>>('POST', `/api/orders/${orderId}/returns/preview`, wanted)).data,
    staleTime: 0,
    retry: false,
  })

export const requestReturn = (api: Api, orderId: number, wanted: WantedReturn & { detail: string; photos: string[] }) =>
  api.send<Success<OrderReturn>>('POST', `/api/orders/${orderId}/returns`, wanted)
