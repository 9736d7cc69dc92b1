import type { TakeFrom } from '#domain/orders/settle-payment.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { issueInvoice } from '#server/invoices/issue-document.ts'
import { takeStock } from '#server/stock/stock-use.ts'
import { type OrderRecord, quantitiesOf } from './order-record.ts'
import { queueOrderMail, tellShopOfOrder } from './order-mail.ts'
import { insertEvent, updateOrder } from './orders.store.ts'
import { confirmPromise } from './promise-order.ts'
import { readDeliveryPlan } from '#server/facts/read-settings.ts'

type Payment = {
  providerPaymentId: string
  takeFrom: TakeFrom
  /** How this payment was made, where it is not the order's own way: the rest of what was paid in parts. */
  method?: string
}

/**
 * THE way in which an order becomes paid, whoever reports the payment: browser, webhook, our own asking or the counter. The
 * caller has locked the order and decided (settlePayment); stock, invoice and mail come with it or not at all.
 */
export async function markPaid(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { providerPaymentId, takeFrom, method = order.paymentMethod }: Payment,
): Promise<void> {
  const now = deps.clock.now()
  const paid = { paymentStatus: 'paid', paidAt: now, paidBy: providerPaymentId } as const
  // What was paid in part is in work already, or has left.
  const begun =
    takeFrom === 'taken'
      ? {}
      : ({ status: 'processing', ...confirmPromise(order, { now, plan: await readDeliveryPlan(tx) }) } as const)
  await updateOrder(tx, order, { ...paid, ...begun }, now)
  if (takeFrom !== 'taken') await takeStock(tx, order.id, quantitiesOf(order), takeFrom)
  await insertEvent(tx, order.id, 'paid', { payment: providerPaymentId }, now)
  const after = { ...order, ...paid, ...begun }
  const issued = order.documents.find(({ kind }) => kind === 'invoice')?.number
  const invoiceNumber = issued ?? (await issueInvoice(tx, { ...after, paymentMethod: method }, now))
  const data = { invoice_number: invoiceNumber }
  await queueOrderMail(tx, deps, after, 'order-paid', { data, invoiceOrderId: order.id })
  await tellShopOfOrder(tx, deps, after)
}

/** The bank said no. The order waits for another try. */
export async function markPaymentFailed(tx: Tx, deps: Deps, order: OrderRecord, reason: string | null): Promise<void> {
  const now = deps.clock.now()
  await updateOrder(tx, order, { paymentStatus: 'failed' }, now)
  await insertEvent(tx, order.id, 'payment_failed', { reason }, now)
}
