import type { ReactNode } from 'react'
import { MailButton, MailLayout, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplate } from './mail-templates.ts'
import { type OrderMailData, OrderSummary, orderSummaryText } from './order-summary.tsx'

type Letter = {
  subject: string
  title: string
  paragraphs: string[]
  button: { label: string; path: string; external?: boolean }
  withSummary: boolean
}

/** One frame for every letter about an order: greeting, sentences, what it is about, where to look. */
function letter(
  order: OrderMailData,
  shopUrl: string,
  { subject, title, paragraphs, button, withSummary }: Letter,
): MailContent {
  const href = button.external ? button.path : `${shopUrl}${button.path}`
  const sentences: ReactNode = paragraphs.map((text) => <MailText key={text}>{text}</MailText>)
  return {
    subject,
    body: (
      <MailLayout preview={paragraphs[0] ?? subject} title={title} shopUrl={shopUrl}>
        <MailText>Dear {order.name},</MailText>
        {sentences}
        {withSummary && <OrderSummary order={order} />}
        <MailButton href={href}>{button.label}</MailButton>
      </MailLayout>
    ),
    text: [
      `Dear ${order.name},`,
      ...paragraphs,
      ...(withSummary ? [orderSummaryText(order)] : []),
      `${button.label}: ${href}`,
    ].join('\n\n'),
  }
}

const orderPage = (order: OrderMailData) => `/order-confirmation/${order.order_number}`

function placed(order: OrderMailData, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `We have your order ${order.order_number}`,
    title: 'We have your order',
    paragraphs: [
      `Thank you for your order ${order.order_number}. It is not paid yet.`,
      'We set the pieces aside for 20 minutes; after that you can still pay while they are in stock.',
    ],
    button: { label: 'Pay now', path: orderPage(order) },
    withSummary: true,
  })
}

function paid(order: OrderMailData & { invoice_number: string }, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `Order confirmed: ${order.order_number}`,
    title: 'Order confirmed',
    paragraphs: [
      `Your payment of ${order.total} for order ${order.order_number} has arrived. Our workshop now prepares your pieces.`,
      `Your tax invoice ${order.invoice_number} is on the page of your order.`,
    ],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: true,
  })
}

type Shipped = OrderMailData & { carrier: string | null; tracking_number: string | null; tracking_url: string | null }

function shipped(order: Shipped, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `On its way: ${order.order_number}`,
    title: 'Your order is on its way',
    paragraphs: [
      `Order ${order.order_number} left our workshop with ${order.carrier ?? 'our carrier'}.`,
      `Tracking number: ${order.tracking_number ?? 'none'}`,
    ],
    button: order.tracking_url
      ? { label: 'Track the parcel', path: order.tracking_url, external: true }
      : { label: 'See your order', path: orderPage(order) },
    withSummary: true,
  })
}

function delivered(order: OrderMailData, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `Delivered: ${order.order_number}`,
    title: 'Your order has arrived',
    paragraphs: [
      `Order ${order.order_number} has been delivered. We hope that it feels at home.`,
      'If something is not right, you can ask for a return within 7 days on the page of your order.',
    ],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: false,
  })
}

type Cancelled = OrderMailData & {
  by: 'customer' | 'shop' | 'clock'
  reason: string | null
  fee: string | null
  refund: string | null
  compensation: string | null
}

function cancelled(order: Cancelled, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `Order cancelled: ${order.order_number}`,
    title: 'Order cancelled',
    paragraphs: [whoCancelled(order), ...moneyAfterCancelling(order)],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: true,
  })
}

function whoCancelled({ by, reason, order_number }: Cancelled): string {
  if (by === 'customer') return `Your order ${order_number} has been cancelled as you asked.`
  if (by === 'clock')
    return `Your order ${order_number} was not paid within a day, so we have closed it. Nothing was charged.`
  return `We are sorry: we had to cancel your order ${order_number}. ${reason ?? ''}`.trim()
}

function moneyAfterCancelling({ fee, refund, compensation }: Cancelled): string[] {
  return [
    ...(refund ? [`${refund} is on its way back to you by the way you paid.`] : []),
    ...(fee ? [`A cancellation fee of ${fee} has been kept, as our cancellation policy says.`] : []),
    ...(compensation ? [`Because we cancelled, we also owe you ${compensation}. We will write to you about it.`] : []),
  ]
}

function refunded(order: OrderMailData & { amount: string }, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `Refund of ${order.amount} for ${order.order_number}`,
    title: 'Your refund has been sent',
    paragraphs: [
      `We have refunded ${order.amount} for order ${order.order_number}.`,
      'Banks take 2-3 days for UPI and 3-5 days for cards until it shows in your account.',
    ],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: false,
  })
}

type Returned = OrderMailData & { amount: string; why: keyof typeof WHY_RETURNED }

const WHY_RETURNED = {
  late_and_sold_out: 'Your payment reached us after the pieces were no longer set aside, and they were sold meanwhile.',
  order_cancelled: 'Your payment reached us after the order was cancelled.',
  paid_twice: 'This order was already paid, so your second payment is not needed.',
  wrong_amount: 'The amount that reached us is not the amount of this order.',
}

function paymentReturned(order: Returned, shopUrl: string): MailContent {
  return letter(order, shopUrl, {
    subject: `Your payment goes back: ${order.order_number}`,
    title: 'Your payment goes back to you',
    paragraphs: [WHY_RETURNED[order.why], `We are returning the full ${order.amount}. You need to do nothing.`],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: false,
  })
}

function returnRequested(data: { name: string; order_number: string; number: string }, shopUrl: string): MailContent {
  const order = { ...data, items: [], subtotal: '', tax: '', shipping: '', total: '', deliver_to: [] }
  return letter(order, shopUrl, {
    subject: `Your return ${data.number}`,
    title: 'We have your return request',
    paragraphs: [
      `You asked to return pieces of order ${data.order_number}. Your return number is ${data.number}.`,
      'We answer within two working days. Please keep the pieces in their packaging until then.',
    ],
    button: { label: 'See your order', path: orderPage(order) },
    withSummary: false,
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
  'return-requested': returnRequested,
} satisfies Record<string, MailTemplate>
