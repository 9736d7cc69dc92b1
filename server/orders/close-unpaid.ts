import { unpaidBefore } from '#domain/orders/hold.ts'
import type { Deps } from '#server/deps.ts'
import { readHoldTerms } from '#server/facts/read-settings.ts'
import { cancelOrder } from './cancel-order.ts'
import { selectUnpaidBefore } from './orders.store.ts'

const SWEEP = 100

/** An order that nobody paid for so many hours is closed. Money that still comes for it goes back by itself. */
export async function closeUnpaidOrders(deps: Deps): Promise<void> {
  const before = unpaidBefore(deps.clock.now(), await readHoldTerms(deps.db))
  for (const orderId of await selectUnpaidBefore(deps.db, before, SWEEP))
    await cancelOrder(deps, { orderId, by: { who: 'clock' } })
}
