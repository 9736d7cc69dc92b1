import type { House } from './house.ts'
import { CANCELLATION_REFUND_DAYS, refundDaysText, RETURN_REFUND_DAYS } from '#domain/orders/refund-timelines.ts'
import { RETURN_WINDOW_DAYS } from '#domain/orders/return-policy.ts'
import { piecesPart } from './mail-pieces.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { letter, orderPage } from './order-letter.tsx'
import type { MailData, OrderMailData } from '#domain/mail/mail-data.ts'

function placed(order: MailData['order-placed'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `We have your order ${order.order_number}`,
    title: 'We have your order',
    paragraphs: [
      `Thank you for your order ${order.order_number}. It is not paid yet.`,
      order.held_minutes
        ? `We set the pieces aside for ${order.held_minutes} minutes; after that you can still pay while they are in stock.`
        : 'You can pay while the pieces are in stock.',
    ],
    button: { label: 'Pay now', path: orderPage(order) },
    order,
  })
}

function paid(order: MailData['order-paid'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Order confirmed: ${order.order_number}`,
    title: 'Order confirmed',
    paragraphs: [
      `Your payment of ${order.total} for order ${order.order_number} has arrived. Our workshop now prepares your pieces.`,
      `Your tax invoice ${order.invoice_number} is attached, and on the page of your order.`,
    ],
    button: { label: 'See your order', path: orderPage(order) },
    order,
  })
}

function shipped(order: MailData['order-shipped'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: order.parcel ? `Part of it is on its way: ${order.order_number}` : `On its way: ${order.order_number}`,
    title: order.parcel ? 'A part of your order is on its way' : 'Your order is on its way',
    paragraphs: [...leftText(order), `Tracking number: ${order.tracking_number ?? 'none'}`],
    button: order.tracking_url
      ? { label: 'Track the parcel', path: order.tracking_url, external: true }
      : { label: 'See your order', path: orderPage(order) },
    order,
  })
}

function leftText({ order_number, carrier, parcel, is_last: isLast }: MailData['order-shipped']): string[] {
  const carriage = `with ${carrier ?? 'our carrier'}`
  if (!parcel) return [`Order ${order_number} left our workshop ${carriage}.`]
  const rest = isLast ? 'With it, all of your order has left.' : 'The rest follows, and we will write to you again.'
  return [`Of order ${order_number} this left our workshop ${carriage}: ${parcel.join('; ')}.`, rest]
}

function delivered(order: OrderMailData, house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Delivered: ${order.order_number}`,
    title: 'Your order has arrived',
    paragraphs: [
      `Order ${order.order_number} has been delivered. We hope that it feels at home.`,
      `If something is not right, you can ask for a return within ${RETURN_WINDOW_DAYS} days on the page of your order.`,
    ],
    button: { label: 'See your order', path: orderPage(order) },
    order,
  })
}

type Cancelled = MailData['order-cancelled']

function cancelled(order: Cancelled, house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Order cancelled: ${order.order_number}`,
    title: 'Order cancelled',
    paragraphs: [whoCancelled(order), ...moneyAfterCancelling(order)],
    button: { label: 'See your order', path: orderPage(order) },
    order,
  })
}

function whoCancelled({ by, reason, order_number }: Cancelled): string {
  if (by === 'customer') return `Your order ${order_number} has been cancelled as you asked.`
  if (by === 'clock')
    return `Your order ${order_number} was not paid in time, so we have closed it. Nothing was charged.`
  return `We are sorry: we had to cancel your order ${order_number}. ${reason ?? ''}`.trim()
}

function moneyAfterCancelling({ fee, refund, compensation }: Cancelled): string[] {
  return [
    ...(refund ? [`${refund} is on its way back to you by the way you paid.`] : []),
    ...(fee ? [`A cancellation fee of ${fee} has been kept, as our cancellation policy says.`] : []),
    ...(compensation ? [`Because we cancelled, we also owe you ${compensation}. We will write to you about it.`] : []),
  ]
}

function refunded(order: MailData['order-refunded'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Refund of ${order.amount} for ${order.order_number}`,
    title: 'Your refund has been sent',
    paragraphs: [
      `We have refunded ${order.amount} for order ${order.order_number}.`,
      ...(order.pieces?.length ? [`It is for ${order.pieces.join('; ')}.`] : []),
      order.is_counter
        ? 'You paid in our showroom, and the money was paid back there.'
        : refundDaysText(order.is_return ? RETURN_REFUND_DAYS : CANCELLATION_REFUND_DAYS),
    ],
    extra: piecesPart(order.refunded_items?.length ? order.refunded_items : order.items, house),
    button: { label: 'See your order', path: orderPage(order) },
  })
}

const WHY_RETURNED: Record<MailData['order-payment-returned']['why'], string> = {
  late_and_sold_out: 'Your payment reached us after the pieces were no longer set aside, and they were sold meanwhile.',
  order_cancelled: 'Your payment reached us after the order was cancelled.',
  paid_twice: 'This order was already paid, so your second payment is not needed.',
  wrong_amount: 'The amount that reached us is not the amount of this order.',
}

function paymentReturned(order: MailData['order-payment-returned'], house: House): MailContent {
  return letter(house, {
    name: order.name,
    subject: `Your payment goes back: ${order.order_number}`,
    title: 'Your payment goes back to you',
    paragraphs: [WHY_RETURNED[order.why], `We are returning the full ${order.amount}. You need to do nothing.`],
    extra: piecesPart(order.items, house),
    button: { label: 'See your order', path: orderPage(order) },
  })
}

export const orderMails = {
  'order-placed': placed,
  'order-paid': paid,
  'order-shipped': shipped,
  'order-delivered': delivered,
  'order-cancelled': cancelled,
  'order-refunded': refunded,
  'order-payment-returned': paymentReturned,
} satisfies Partial<MailTemplates>
