import { type Paise, paise, toRupees } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'

/** As the API answers it; total_spent in rupees. */
export type OrderStats = {
  readonly total_orders: number
  readonly pending_orders: number
  readonly processing_orders: number
  readonly shipped_orders: number
  readonly delivered_orders: number
  readonly cancelled_orders: number
  readonly total_spent: number
}

export const ZERO_STATS: OrderStats = {
  total_orders: 0,
  pending_orders: 0,
  processing_orders: 0,
  shipped_orders: 0,
  delivered_orders: 0,
  cancelled_orders: 0,
  total_spent: 0,
}

export type CountedOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly total: Paise
  /** Of the money that paid it, what went back or is on its way back. */
  readonly refunded: Paise
}

export function orderStats(orders: readonly CountedOrder[]): OrderStats {
  const count = (status: OrderStatus) => orders.filter((order) => order.status === status).length
  const spent = orders.filter(countsAsSpent).reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  return {
    total_orders: orders.length,
    pending_orders: count('pending'),
    processing_orders: count('processing'),
    shipped_orders: count('shipped'),
    delivered_orders: count('delivered'),
    cancelled_orders: count('cancelled'),
    total_spent: toRupees(paise(spent)),
  }
}

/** Only money the shop keeps: paid, and neither refunded nor on its way back. */
function countsAsSpent(order: Pick<CountedOrder, 'status' | 'paymentStatus'>): boolean {
  return order.paymentStatus === 'paid' && order.status !== 'cancelled'
}
