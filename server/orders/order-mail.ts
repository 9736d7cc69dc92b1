import { formatInr } from '#domain/money/format-inr.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { OrderRecord } from './order-record.ts'

export type OrderMail =
  | 'order-placed'
  | 'order-paid'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-cancelled'
  | 'order-refunded'
  | 'order-payment-returned'

/** One mail of each kind per order, however often its cause is reported; `about` tells apart what may happen twice. */
export async function queueOrderMail(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  order: OrderRecord,
  template: OrderMail,
  { data = {}, about = '' }: { data?: Record<string, unknown>; about?: string } = {},
): Promise<void> {
  const key = [template, order.id, about].filter(Boolean).join(':')
  await queueMail(tx, deps, { key, template, to: order.billing.email, data: { ...orderMailData(order), ...data } })
}

/** Money as it is printed, so that a mail sent late says what the order said. */
function orderMailData(order: OrderRecord) {
  const { address, city, state, postal_code } = order.shipping
  return {
    name: order.billing.name,
    order_number: order.orderNumber,
    placed_at: order.createdAt.toISOString(),
    items: order.items.map((item) => ({
      name: item.productName,
      quantity: item.quantity,
      total: formatInr(item.totalPrice),
    })),
    subtotal: formatInr(order.subtotal),
    tax: formatInr(order.taxAmount),
    shipping: order.shippingAmount === 0 ? 'Free' : formatInr(order.shippingAmount),
    discount: order.discountAmount === 0 ? null : formatInr(order.discountAmount),
    coupon_code: order.couponCode,
    total: formatInr(order.totalAmount),
    deliver_to: [order.shipping.name, address, `${city}, ${state} ${postal_code}`],
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    tracking_url: order.trackingUrl,
  }
}
