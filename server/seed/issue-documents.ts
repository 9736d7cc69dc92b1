import { paise } from '#domain/money/paise.ts'
import type { Tx } from '#server/db/transaction.ts'
import { issueForRefund, issueInvoice } from '#server/invoices/issue-document.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { CANCELLED } from './payment-rows.ts'
import type { PlannedOrder } from './plan-order.ts'

type Placed = { orderId: number; order: PlannedOrder }
type Due = Placed & { at: Date; issue: (record: OrderRecord) => Promise<string> }

/** Invoices and credit notes come from the shop's own hand, in the order of their days, so the series has no gap. */
export async function issueDocuments(
  tx: Tx,
  placed: readonly Placed[],
  refundOf: ReadonlyMap<number, number>,
): Promise<void> {
  const due = placed.flatMap((entry) => [
    ...invoiceDue(tx, entry),
    ...creditDue(tx, entry, refundOf.get(entry.orderId)),
  ])
  for (const { orderId, issue } of due.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const record = await lockOrder(tx, orderId)
    if (!record) throw new Error(`The order ${orderId} is gone`)
    await issue(record)
  }
}

function invoiceDue(tx: Tx, placed: Placed): Due[] {
  const at = placed.order.paidAt
  return at ? [{ ...placed, at, issue: (record) => issueInvoice(tx, record, at) }] : []
}

function creditDue(tx: Tx, placed: Placed, refundId: number | undefined): Due[] {
  const { refund, cancelledAt: at, cancellationFee } = placed.order
  if (refund === null || !at || refundId === undefined) return []
  const credit = {
    refundId,
    amount: refund,
    reason: CANCELLED,
    fee: cancellationFee ?? paise(0),
    isForPaidOrder: true,
  }
  return [{ ...placed, at, issue: (record) => issueForRefund(tx, record, credit, at) }]
}
