import { paise } from '#domain/money/paise.ts'
import type { Tx } from '#server/db/transaction.ts'
import { issueReceipt } from '#server/invoices/issue-document.ts'
import { type DueDocument, issueMany } from '#server/invoices/issue-many.ts'
import { findOrders } from '#server/orders/find-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { CANCELLED } from './payment-rows.ts'
import type { PlannedOrder } from './plan-order.ts'

export type Placed = { orderId: number; order: PlannedOrder }
/** The record is read again when everything is written; the rest stands already. */
export type DueCredit = { orderId: number; at: Date; refund: NonNullable<DueDocument['refund']> }

/** Invoices and credit notes come from the shop's own hand, in the order of their days, so the series has no gap. */
export async function issueDocuments(
  tx: Tx,
  placed: readonly Placed[],
  refundOf: ReadonlyMap<number, number>,
  credits: readonly DueCredit[],
): Promise<void> {
  const records = new Map(
    (
      await findOrders(
        tx,
        placed.map(({ orderId }) => orderId),
      )
    ).map((record) => [record.id, record]),
  )
  const cancelled = placed.flatMap(({ orderId, order }) => creditDue(orderId, order, refundOf.get(orderId)))
  await issueMany(tx, [
    ...[...records.values()].flatMap(invoiceDue),
    ...[...cancelled, ...credits].map(({ orderId, ...due }) => ({ ...due, order: requireRecord(records, orderId) })),
  ])
  for (const { orderId, order } of placed) {
    const record = requireRecord(records, orderId)
    if (order.advance) for (const part of record.parts) await issueReceipt(tx, record, part, order.advance.at)
  }
}

const invoiceDue = (order: OrderRecord): DueDocument[] =>
  order.paidAt ? [{ order, at: order.paidAt, refund: null }] : []

function creditDue(
  orderId: number,
  { refund, cancelledAt: at, cancellationFee: fee }: PlannedOrder,
  refundId: number | undefined,
): DueCredit[] {
  if (refund === null || !at || refundId === undefined) return []
  return [{ orderId, at, refund: { refundId, amount: refund, reason: CANCELLED, fee: fee ?? paise(0) } }]
}

function requireRecord(records: ReadonlyMap<number, OrderRecord>, orderId: number): OrderRecord {
  const record = records.get(orderId)
  if (!record) throw new Error(`The order ${orderId} is gone`)
  return record
}
