import { type Api, ApiError } from '#web/api/api.ts'
import { cancelOrder, type Order, ownOrder, trackOrder } from '#web/api/orders.ts'
import { deviceStorage } from '#web/ui/state/safe-storage.ts'
import { readAwaited, takeAwaited } from './awaited-orders.ts'

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

export const isPaid = (order: Order) => order.payment_status === 'paid'

/** What has become of the orders that this cart waits for, the newest first; what is over otherwise is forgotten. */
export async function askAboutAwaited(api: Api): Promise<Order[]> {
  const answers = await Promise.all(readAwaited(deviceStorage).map(({ order_number }) => ask(api, order_number)))
  return answers.filter((order) => order !== null)
}

/** By its number: who comes back may be logged out. */
async function ask(api: Api, orderNumber: string): Promise<Order | null> {
  try {
    const order = await trackOrder(api, orderNumber)
    if (order.status !== 'cancelled' && order.payment_status !== 'refunded') return order
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) return null
  }
  takeAwaited(deviceStorage, orderNumber)
  return null
}
