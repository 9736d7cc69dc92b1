import { and, eq, isNotNull } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import { selectOrderLocked, updateOrder } from './orders.store.ts'
import { type Counted, promiseOrder } from './promise-order.ts'

/** A date is a promise once the order is paid. Until then it follows zones and holidays, counted from the day it was placed. */
export async function movePromises(tx: Tx, { now, plan }: Counted): Promise<void> {
  // Unpaid orders are closed after a day, so these are few.
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), eq(orders.isPickup, false), isNotNull(orders.promisedTo)))
    .orderBy(orders.id)
  for (const { id } of open) {
    const order = await selectOrderLocked(tx, id)
    if (order?.status !== 'pending') continue
    const again = promiseOrder(order, order.shipping, { now: order.createdAt, plan })
    const { promisedFrom, promisedTo } = again.ok ? again.value : order
    if (promisedFrom !== order.promisedFrom || promisedTo !== order.promisedTo)
      await updateOrder(tx, order, { promisedFrom, promisedTo }, now)
  }
}
