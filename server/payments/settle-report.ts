import { leftOf } from '#domain/orders/stock.ts'
import { type PayableOrder, type Settlement, settlePayment } from '#domain/orders/settle-payment.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import { dueOf } from '#domain/orders/order-money.ts'
import type { ProviderPayment } from '#server/adapters/razorpay/razorpay.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { markPaid, markPaymentFailed } from '#server/orders/mark-paid.ts'
import { queueOrderMail } from '#server/orders/order-mail.ts'
import { takePart } from '#server/orders/take-part.ts'
import { isLost, type OrderRecord, quantitiesOf } from '#server/orders/order-record.ts'
import { notePaymentReturned } from '#server/orders/return-payment.ts'
import { lockOrdered, type SellableProduct } from '#server/stock/stock-use.ts'
import { markPart, selectProviderOrder, upsertPayment } from './payments.store.ts'
import { requestRefund } from './request-refund.ts'

/**
 * What the provider says about a payment, from whichever side it reaches us: the browser's return, the webhook or our
 * own asking. In any order and any number of times it ends in the same place.
 */
export async function settleReport(deps: Deps, report: ProviderPayment): Promise<Settlement> {
  return transact(deps.db, async (tx) => {
    const opened = report.providerOrderId === null ? null : await selectProviderOrder(tx, report.providerOrderId)
    const order = opened && (await lockOrder(tx, opened.orderId))
    if (!order) return { kind: 'foreign' }
    const settlement = settlePayment(await payable(tx, order, report, opened.amount), report)
    if (settlement.kind === 'foreign') return settlement
    await upsertPayment(tx, order.id, report, deps.clock.now())
    await apply(tx, deps, order, report, settlement)
    return settlement
  })
}

async function payable(tx: Tx, order: OrderRecord, report: ProviderPayment, asked: Paise): Promise<PayableOrder> {
  const isHeld = order.heldUntil !== null
  const asksForStock = report.status === 'captured' && order.status === 'pending'
  const stock = asksForStock
    ? await lockOrdered(tx, [...new Set(quantitiesOf(order).map(({ productId }) => productId))])
    : []
  return {
    status: order.status,
    paymentStatus: order.paymentStatus,
    asked,
    due: dueOf(order),
    partIds: order.parts.map(({ paymentId }) => paymentId),
    // By this one the order was found in our own books.
    providerOrderId: report.providerOrderId,
    paidBy: order.paidBy,
    isHeld,
    isStockFree: !isHeld && asksForStock && isFree(order, stock),
  }
}

function isFree(order: OrderRecord, stock: readonly SellableProduct[]): boolean {
  const isWhole = !order.items.some(isLost)
  return isWhole && quantitiesOf(order).every((wanted) => wanted.quantity <= leftOf(stock, wanted))
}

async function apply(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  report: ProviderPayment,
  settlement: Settlement,
): Promise<void> {
  switch (settlement.kind) {
    case 'mark_paid':
      return markPaid(tx, deps, order, { providerPaymentId: report.id, takeFrom: settlement.takeFrom })
    case 'take_part':
      await markPart(tx, report.id)
      return takePart(tx, deps, order, {
        paymentId: report.id,
        amount: report.amount,
        method: report.method,
        takeFrom: settlement.takeFrom,
      })
    case 'mark_failed':
      return markPaymentFailed(tx, deps, order, report.errorReason)
    case 'refund':
      return returnPayment(tx, deps, order, report, settlement.why)
    case 'already_paid':
    case 'ignore':
    case 'foreign':
      return
  }
}

type Why = Extract<Settlement, { kind: 'refund' }>['why']

/** Money that we may not keep goes back in full, once, and its sender is told. */
async function returnPayment(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { id, amount }: ProviderPayment,
  why: Why,
): Promise<void> {
  const requested = await requestRefund(tx, deps, order, { providerPaymentId: id, amount, reason: why })
  if (!requested) return
  await notePaymentReturned(tx, deps, order, { why, paymentId: id })
  await queueOrderMail(tx, deps, order, 'order-payment-returned', {
    data: { why, amount: formatInr(amount) },
    about: id,
  })
}
