import { shop } from '#domain/company/shop.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { orderMailData } from './order-mail-data.ts'
import type { OrderRecord } from './order-record.ts'

export type OrderMail =
  | 'order-placed'
  | 'order-paid'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-review'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-payment-returned'

type Extra = { data?: Record<string, unknown>; about?: string; invoiceOrderId?: number }

/** One mail of each kind per order, however often its cause is reported; `about` tells apart what may happen twice. */
export async function queueOrderMail(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: OrderRecord,
  template: OrderMail,
  { data = {}, about = '', ...rest }: Extra = {},
): Promise<void> {
  const key = [template, order.id, about].filter(Boolean).join(':')
  await queueMail(tx, deps, {
    key,
    template,
    to: order.billing.email,
    orderId: order.id,
    data: { ...orderMailData(order), ...data },
    ...rest,
  })
}

/** The shop hears of every paid order at once; its answer goes to the buyer. */
export async function tellShopOfOrder(tx: Tx, deps: Pick<Deps, 'jobs'>, order: OrderRecord): Promise<void> {
  const { email, phone, company_name: company } = order.billing
  await queueMail(tx, deps, {
    key: `order-for-shop:${order.id}`,
    template: 'order-for-shop',
    to: shop.email,
    replyTo: email,
    orderId: order.id,
    data: { ...orderMailData(order), email, phone, company, notes: order.notes },
  })
}
