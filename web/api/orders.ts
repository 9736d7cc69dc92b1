import { queryOptions } from '@tanstack/react-query'
import type { OrderJson } from '#domain/api/orders.ts'
import { type OrderStats, ZERO_STATS } from '#domain/orders/order-stats.ts'
import type { Api, Success } from './api.ts'

export type Order = OrderJson

/** Found by its number; whoever is not the owner gets it with personal details masked. */
export const trackedOrderQuery = (api: Api, orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'track', orderNumber],
    queryFn: async () =>
      (await api.get<Success<Order>>(`/api/orders/track/${encodeURIComponent(orderNumber)}`)).data,
    staleTime: 0,
  })

export const myOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['orders', 'mine'],
    queryFn: async () => (await api.get<Success<Order[]>>('/api/orders')).data,
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
