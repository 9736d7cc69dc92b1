import { formatRupees } from '#domain/money/format-inr.ts'
import { type ConfirmationHeading, confirmationHeading } from '#domain/orders/confirmation-heading.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import type { Order } from '#web/api/orders.ts'
import { hasAdvance } from './has-advance.ts'
import { timeText } from './order-dates.ts'

type Told = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'packed_at'
  | 'shipments'
  | 'held_until'
  | 'is_owner'
  | 'delivered_at'
  | 'shipped_at'
  | 'carrier'
  | 'cancellation_fee'
  | 'cancellation_reason'
  | 'refunds'
  | 'amount_paid'
  | 'amount_due'
>

export const headingOf = (order: Told): ConfirmationHeading =>
  confirmationHeading({
    status: order.status,
    paymentStatus: order.payment_status,
    isPacked: order.packed_at !== null,
    parcels: order.shipments.map((parcel) => ({ isDelivered: parcel.delivered_at !== null })),
  })

/** The sentence under the heading: where the order stands, in plain words. */
export function leadOf(order: Told): string {
  const { delivered_at, shipped_at, carrier } = order
  switch (headingOf(order)) {
    case 'Order Confirmed!':
      return hasAdvance(order)
        ? `Thank you. ${formatRupees(order.amount_paid)} is paid; ${formatRupees(order.amount_due)} is to be paid when the pieces come.`
        : 'Thank you. The order is placed and paid.'
    case 'Order Packed':
      return 'Your pieces stand packed in our workshop and leave next.'
    case 'Order Partly On Its Way':
      return 'A part of it has left our workshop: below stands what is in each parcel, and what is still to come.'
    case 'Order Partly Delivered':
      return 'A part of it is with you: below stands what came, and what is still to come.'
    case 'Payment pending':
      return pendingLead(order)
    case 'Order On Its Way':
      return `It left our workshop${shipped_at ? ` on ${dayTextOf(shipped_at)}` : ''}${carrier ? ` with ${carrier}` : ''}.`
    case 'Order Delivered':
      return `Delivered${delivered_at ? ` on ${dayTextOf(delivered_at)}` : ''}. We hope it feels at home.`
    case 'Order Cancelled':
      return cancelledLead(order)
  }
}

function pendingLead({ payment_status, held_until, is_owner }: Told): string {
  const failed = payment_status === 'failed' ? 'The last payment did not go through; nothing was ordered twice. ' : ''
  if (!is_owner) return 'This order waits for its payment.'
  const held = held_until
    ? `The pieces are set aside until ${timeText(held_until)}.`
    : 'The pieces are no longer set aside; paying sets them aside again, if they are still here.'
  return `${failed}${held} This page shows the payment as soon as it arrives.`
}

function cancelledLead(order: Told): string {
  const { cancellation_reason: reason } = order
  const opening = reason
    ? `We are sorry: we had to cancel this order. ${ended(reason)}`
    : 'This order has been cancelled.'
  return `${opening} ${moneyBack(order)}`
}

/** The shop's reason is typed by a person: it may or may not end with a full stop. */
const ended = (reason: string) => (/[.!?]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}.`)

function moneyBack({ refunds, cancellation_fee }: Told): string {
  const refund = refunds.at(-1)
  if (!refund) return 'Nothing is owed.'
  const fee = cancellation_fee ? ` after a fee of ${formatRupees(cancellation_fee)}` : ''
  const amount = formatRupees(refund.amount)
  switch (refund.status) {
    case 'processed':
      return `${amount} went back to you${fee}.`
    case 'failed':
      return `The refund of ${amount} needs our hand: we will write to you.`
    case 'requested':
    case 'pending':
      return `${amount} is on its way back to you${fee}.`
  }
}
