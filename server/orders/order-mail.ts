import type { OrderMailExtra } from '#domain/mail/mail-data.ts'
import { isCounterPayment } from '#domain/orders/counter-money.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type OutgoingMail, queueMail } from '#server/mail/queue-mail.ts'
import { orderMailData } from './order-mail-data.ts'
import type { OrderRecord } from './order-record.ts'
import { readFacts } from '#server/facts/read-settings.ts'

/** What the order itself says need not be said again. */
type Told<Name extends OrderMail> = Omit<OrderMailExtra[Name], keyof ReturnType<typeof orderMailData>>
type OrderMail = Exclude<keyof OrderMailExtra, 'order-for-shop'>
type Extra<Name extends OrderMail> = { about?: string; invoiceOrderId?: number } & (object extends Told<Name>
  ? { data?: Told<Name> }
  : { data: Told<Name> })

/**
 * One mail of each kind per order, however often its cause is reported; `about` tells apart what may happen twice.
 * Answers whether it was written.
 */
export async function queueOrderMail<Name extends OrderMail>(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: OrderRecord,
  template: Name,
  ...[extra]: object extends Told<Name> ? [extra?: Extra<Name>] : [extra: Extra<Name>]
): Promise<boolean> {
  // Who gave no address gets the papers on paper.
  if (order.billing.email === '') return false
  const { data, about = '', ...rest }: Partial<Extra<Name>> = extra ?? {}
  const key = [template, order.id, about].filter(Boolean).join(':')
  return queueMail(tx, deps, {
    key,
    template,
    to: order.billing.email,
    orderId: order.id,
    data: { ...orderMailData(order), ...data },
    ...rest,
  } as OutgoingMail)
}

/** The shop hears once of each order, at the first payment that it did not take itself; its answer goes to the buyer. */
export async function tellShopOfOrder(tx: Tx, deps: Pick<Deps, 'jobs'>, order: OrderRecord): Promise<void> {
  if (order.paidBy !== null && isCounterPayment(order.paidBy)) return
  const { email, phone, company_name: company } = order.billing
  const shop = await readFacts(tx)
  await queueMail(tx, deps, {
    key: `order-for-shop:${order.id}`,
    template: 'order-for-shop',
    to: shop.email,
    ...(email === '' ? {} : { replyTo: email }),
    orderId: order.id,
    data: { ...orderMailData(order), email, phone, company, notes: order.notes },
  })
}
