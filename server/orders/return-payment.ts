import { canTransition as canOrderTransition } from '#domain/orders/order-status.ts'
import { canTransition as canPaymentTransition } from '#domain/orders/payment-status.ts'
import type { Settlement } from '#domain/orders/settle-payment.ts'
import { paise } from '#domain/money/paise.ts'
import { giveBackCoupon } from '#server/coupons/use-coupon.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { releaseHold } from '#server/stock/stock-use.ts'
import type { OrderRecord } from './order-record.ts'
import { insertEvent, updateOrder } from './orders.store.ts'

export type ReturnedBecause = Extract<Settlement, { kind: 'refund' }>['why']

/** What an order becomes when its money goes back by itself. Called once per payment, with the refund. */
export async function notePaymentReturned(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { why, paymentId }: { why: ReturnedBecause; paymentId: string },
): Promise<void> {
  const now = deps.clock.now()
  if (why === 'late_and_sold_out' && canOrderTransition(order.status, 'cancelled')) {
    await releaseHold(tx, order.id)
    await giveBackCoupon(tx, order)
    const closed = { status: 'cancelled', paymentStatus: 'paid', cancelledAt: now, cancellationFee: paise(0) } as const
    await updateOrder(tx, order, closed, now)
  } else if (why === 'order_cancelled' && canPaymentTransition(order.paymentStatus, 'paid')) {
    await updateOrder(tx, order, { paymentStatus: 'paid' }, now)
  }
  await insertEvent(tx, order.id, 'payment_returned', { why, payment: paymentId }, now)
}

/** The money is back with the shopper: a cancelled order, or one returned as a whole, is refunded now. */
export async function noteRefunded(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  refund: { amount: number; isWhole: boolean },
): Promise<void> {
  const now = deps.clock.now()
  const isOver = order.status === 'cancelled' || refund.isWhole
  if (isOver && canPaymentTransition(order.paymentStatus, 'refunded'))
    await updateOrder(tx, order, { paymentStatus: 'refunded' }, now)
  await insertEvent(tx, order.id, 'refunded', { amount: refund.amount }, now)
}

export async function noteRefundFailed(tx: Tx, deps: Deps, order: OrderRecord, failure: string): Promise<void> {
  await insertEvent(tx, order.id, 'refund_failed', { failure }, deps.clock.now())
}
