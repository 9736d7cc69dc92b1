import type { Order } from '#web/api/orders.ts'

const SOON_MS = 2_000
const LATER_MS = 15_000
/** Two minutes for a payment, one for a refund: as long as somebody may be waiting for it. */
const PAYMENT_LOOKS = 60
const REFUND_LOOKS = 30

type Watched = Pick<Order, 'status' | 'payment_status' | 'is_owner' | 'can_pay'> & {
  refunds: readonly Pick<Order['refunds'][number], 'status'>[]
}

/**
 * When to look at an order again, or false. Payments and refunds show within seconds at first; later their owner has
 * most likely gone away. A stranger with the number is not told by the second.
 */
export function nextLook(order: Watched | undefined, looks: number): number | false {
  if (!order?.is_owner) return false
  const isRefunding = order.refunds.some(({ status }) => status === 'requested' || status === 'pending')
  if (!order.can_pay && !isRefunding) return false
  return looks <= (order.can_pay ? PAYMENT_LOOKS : REFUND_LOOKS) ? SOON_MS : LATER_MS
}
