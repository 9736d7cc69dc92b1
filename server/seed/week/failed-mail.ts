import { HOUR } from '#domain/time/durations.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import { findOrders } from '#server/orders/find-order.ts'
import { orderMailData } from '#server/orders/order-mail-data.ts'
import type { Placed } from '../issue-documents.ts'

const HOURS_AGO = 5

/** One mail that never left, so that Today shows what a failure looks like and can try it again: it is whole, and leaves then. */
export async function insertFailedMail(tx: Tx, placed: readonly Placed[], now: Date): Promise<void> {
  const last = placed.findLast(({ order }) => order.deliveredAt !== null)
  const [order] = last ? await findOrders(tx, [last.orderId]) : []
  if (!order) return
  const failedAt = new Date(now.getTime() - HOURS_AGO * HOUR)
  await tx.insert(mails).values({
    key: `order-delivered:${order.id}:again-demo`,
    template: 'order-delivered',
    to: order.billing.email,
    data: orderMailData(order),
    orderId: order.id,
    createdAt: failedAt,
    attempts: 8,
    failure: '452 4.2.2 The mailbox is full',
    failedAt,
    givenUpAt: failedAt,
  })
}
