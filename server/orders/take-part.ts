import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import { isCounterPayment } from '#domain/orders/counter-money.ts'
import { dueOf } from '#domain/orders/order-money.ts'
import type { TakeFrom } from '#domain/orders/settle-payment.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { issueReceipt } from '#server/invoices/issue-document.ts'
import { takeStock } from '#server/stock/stock-use.ts'
import { type OrderRecord, quantitiesOf } from './order-record.ts'
import { queueOrderMail, tellShopOfOrder } from './order-mail.ts'
import { insertEvent, updateOrder } from './orders.store.ts'
import { confirmPromise } from './promise-order.ts'
import { readDeliveryPlan } from '#server/facts/read-settings.ts'

export type TakenPart = { paymentId: string; amount: Paise; method: string; takeFrom: TakeFrom }

/**
 * A part of the price is paid. The first part confirms the order: its pieces are taken and the work begins. Before the invoice
 * each part gets a receipt voucher. The caller has locked the order, decided, and written the payment.
 */
export async function takePart(tx: Tx, deps: Deps, order: OrderRecord, part: TakenPart): Promise<void> {
  const { paymentId, amount, method, takeFrom } = part
  const now = deps.clock.now()
  const isFirst = takeFrom !== 'taken'
  const change = isFirst
    ? ({ status: 'processing', ...confirmPromise(order, { now, plan: await readDeliveryPlan(tx) }) } as const)
    : {}
  await updateOrder(tx, order, change, now)
  if (isFirst) await takeStock(tx, order.id, quantitiesOf(order), takeFrom)
  await insertEvent(tx, order.id, 'part_paid', { payment: paymentId, amount }, now)
  const after = { ...order, ...change, parts: [...order.parts, { paymentId, amount, method }] }
  const isInvoiced = order.documents.some(({ kind }) => kind === 'invoice')
  const receipt = isInvoiced ? null : await issueReceipt(tx, after, { paymentId, amount, method }, now)
  const data = { paid: formatInr(amount), due: formatInr(dueOf(after)), receipt_number: receipt }
  await queueOrderMail(tx, deps, after, 'order-part-paid', { data, about: paymentId })
  if (!isCounterPayment(paymentId)) await tellShopOfOrder(tx, deps, after)
}
