import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { issueInvoice } from '#server/invoices/issue-document.ts'
import { takeStock } from '#server/stock/stock-use.ts'
import { type OrderRecord, quantitiesOf } from './order-record.ts'
import { queueOrderMail, tellShopOfOrder } from './order-mail.ts'
import { insertEvent, updateOrder } from './orders.store.ts'
import { confirmPromise } from './promise-order.ts'

type Payment = { providerPaymentId: string; takeFrom: 'hold' | 'free_stock' }

/**
 * THE way in which an order becomes paid, whoever reports the payment: browser, webhook or our own asking. The caller
 * has locked the order and decided (settlePayment); stock, invoice and mail come with it or not at all.
 */
export async function markPaid(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { providerPaymentId, takeFrom }: Payment,
): Promise<void> {
  const now = deps.clock.now()
  const paid = {
    status: 'processing',
    paymentStatus: 'paid',
    paidAt: now,
    paidBy: providerPaymentId,
    ...confirmPromise(order, now),
  } as const
  await updateOrder(tx, order, paid, now)
  await takeStock(tx, order.id, quantitiesOf(order), takeFrom)
  await insertEvent(tx, order.id, 'paid', { payment: providerPaymentId }, now)
  const invoiceNumber = await issueInvoice(tx, { ...order, ...paid }, now)
  const data = { invoice_number: invoiceNumber }
  await queueOrderMail(tx, deps, { ...order, ...paid }, 'order-paid', { data, invoiceOrderId: order.id })
  await tellShopOfOrder(tx, deps, { ...order, ...paid })
}

/** The bank said no. The order waits for another try. */
export async function markPaymentFailed(tx: Tx, deps: Deps, order: OrderRecord, reason: string | null): Promise<void> {
  const now = deps.clock.now()
  await updateOrder(tx, order, { paymentStatus: 'failed' }, now)
  await insertEvent(tx, order.id, 'payment_failed', { reason }, now)
}
