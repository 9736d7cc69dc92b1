import type { OrderMailExtra } from '#domain/mail/mail-data.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, paise } from '#domain/money/paise.ts'
import { type CancellationRefusal, cancellationTerms, shopCancellation } from '#domain/orders/cancellation.ts'
import type { PaidOut } from '#domain/orders/counter-money.ts'
import { isPartPaid } from '#domain/orders/order-money.ts'
import { canTransition } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { giveBackCoupon } from '#server/coupons/use-coupon.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { refundMoney } from '#server/payments/refund-money.ts'
import { giveBackStock, releaseHold } from '#server/stock/stock-use.ts'
import { cancellable } from './cancellable.ts'
import { hasTakenStock, type OrderRecord, quantitiesOf } from './order-record.ts'
import { queueOrderMail } from './order-mail.ts'
import { insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'
import { refuseStale } from './stale-order.ts'

/** A customer, the shop itself, or the clock: an order that nobody paid for a day. */
export type Canceller =
  | { readonly who: 'customer'; readonly customerId: number }
  | {
      readonly who: 'shop'
      readonly reason: string
      readonly actor: Actor
      /** How money of the counter is paid back; without it somebody says so later. */
      readonly paidOut?: PaidOut | undefined
    }
  | { readonly who: 'clock' }

export type CancelOrder = { orderId: number; by: Canceller; version?: number | undefined }
export type CancelOrderRefusal = CancellationRefusal | Overtaken | { readonly code: 'not_found' }

type Terms = { fee: Paise; refund: Paise; compensation: Paise }

/** Who names no version is overtaken by nobody. */
export async function cancelOrder(
  deps: Deps,
  command: CancelOrder & { version?: undefined },
): Promise<Result<OrderRecord, Exclude<CancelOrderRefusal, Overtaken>>>
export async function cancelOrder(deps: Deps, command: CancelOrder): Promise<Result<OrderRecord, CancelOrderRefusal>>
export async function cancelOrder(
  deps: Deps,
  { orderId, by, version }: CancelOrder,
): Promise<Result<OrderRecord, CancelOrderRefusal>> {
  return inTransaction<OrderRecord, CancelOrderRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order || (by.who === 'customer' && order.userId !== by.customerId)) return err({ code: 'not_found' })
    const stale = await refuseStale(tx, order, version)
    if (stale) return err(stale)
    const now = deps.clock.now()
    const terms = decideTerms(order, by, now)
    if (!terms.ok) return terms

    const { fee, refund } = terms.value
    const reason = by.who === 'shop' ? by.reason : null
    const closed = {
      status: 'cancelled',
      cancelledAt: now,
      cancellationFee: fee,
      cancellationReason: reason,
      // As with every payment that goes back: it reads paid until the money is back, then refunded.
      ...(isPartPaid(order) ? ({ paymentStatus: 'paid' } as const) : {}),
    } as const
    await updateOrder(tx, order, closed, now)
    await giveBack(tx, order)
    await insertEvent(tx, order.id, 'cancelled', { by: by.who, fee, refund }, now)
    if (by.who === 'shop')
      await writeAudit(
        tx,
        by.actor,
        {
          action: 'order.cancelled',
          subject: `order:${order.id}`,
          before: { status: order.status },
          after: { status: 'cancelled', refund },
          reason: by.reason,
        },
        now,
      )
    const paidOut = by.who === 'shop' ? by.paidOut : undefined
    if (refund > 0) await refundMoney(tx, deps, order, { amount: refund, reason: 'cancellation', fee, paidOut })
    // As it is now: a date to come would be promised otherwise.
    await queueOrderMail(tx, deps, { ...order, ...closed }, 'order-cancelled', { data: mailExtra(by, terms.value) })
    const after = await selectOrderLocked(tx, orderId)
    return ok(after ?? order)
  })
}

function decideTerms(order: OrderRecord, by: Canceller, now: Date): Result<Terms, CancelOrderRefusal> {
  if (by.who === 'customer') {
    const terms = cancellationTerms(cancellable(order), now)
    return terms.ok ? ok({ ...terms.value, compensation: paise(0) }) : terms
  }
  const { status } = cancellable(order)
  if (status === 'cancelled') return err({ code: 'already_cancelled' })
  const isUnpaid = !hasTakenStock(order)
  if (!canTransition(status, 'cancelled') || (by.who === 'clock' && !isUnpaid)) return err({ code: 'already_shipped' })
  return ok({ fee: paise(0), ...shopCancellation(cancellable(order), now) })
}

/** What was taken comes back to the stock; what was only held is let go. Its coupon can be used again. */
async function giveBack(tx: Tx, order: OrderRecord): Promise<void> {
  if (hasTakenStock(order)) await giveBackStock(tx, order.id, quantitiesOf(order), 'cancellation')
  else await releaseHold(tx, order.id)
  await giveBackCoupon(tx, order)
}

function mailExtra(by: Canceller, { fee, refund, compensation }: Terms): OrderMailExtra['order-cancelled'] {
  return {
    by: by.who,
    reason: by.who === 'shop' ? by.reason : null,
    fee: fee > 0 ? formatInr(fee) : null,
    refund: refund > 0 ? formatInr(refund) : null,
    compensation: compensation > 0 ? formatInr(compensation) : null,
  }
}
