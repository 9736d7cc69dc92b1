import type { Api } from '#web/api/api.ts'
import { cancelOrder, type Order, ownOrder } from '#web/api/orders.ts'

export function orderOf(api: Api, id: number): Promise<Order | null> {
  return ownOrder(api, id).catch(() => null)
}

/**
 * The shopper changed the cart or the address after an unpaid try: that order is replaced, so that its pieces are free
 * for the new one and nobody pays twice. A paid one is never touched.
 */
export async function giveUpOrder(api: Api, id: number): Promise<void> {
  const order = await orderOf(api, id)
  if (order?.can_pay && order.can_cancel) await cancelOrder(api, id).catch(() => undefined)
}
