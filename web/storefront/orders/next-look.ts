import type { Order } from '#web/api/orders.ts'

const SOON_MS = 2_000
const LATER_MS = 15_000
const SOON_LOOKS = 60

type Watched = Pick<Order, 'status' | 'payment_status' | 'is_owner' | 'can_pay'> & {
  refunds: readonly Pick<Order['refunds'][number], 'status'>[]
}

/**
 * When to look at an order again, or false. A payment shows within seconds; a refund or a payer who has gone away can
 * wait. A stranger with the number is not told by the second.
 */
export function nextLook(order: Watched | undefined, looks: number): number | false {
  if (!order?.is_owner) return false
  if (order.can_pay) return looks <= SOON_LOOKS ? SOON_MS : LATER_MS
  const isRefunding = order.refunds.some(({ status }) => status === 'requested' || status === 'pending')
  return isRefunding ? LATER_MS : false
}
