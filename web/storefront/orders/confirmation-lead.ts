import { formatRupees } from '#domain/money/format-inr.ts'
import { confirmationHeading } from '#domain/orders/confirmation-heading.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import type { Order } from '#web/api/orders.ts'
import { timeText } from './order-dates.ts'

type Told = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'held_until'
  | 'is_owner'
  | 'delivered_at'
  | 'shipped_at'
  | 'cancellation_fee'
  | 'refunds'
>

/** The sentence under the heading: where the order stands, in plain words. */
export function leadOf(order: Told): string {
  switch (confirmationHeading({ status: order.status, paymentStatus: order.payment_status })) {
    case 'Order Confirmed!':
      return confirmedLead(order)
    case 'Payment pending':
      return pendingLead(order)
    case 'Order Cancelled':
      return cancelledLead(order)
  }
}

function confirmedLead({ status, delivered_at, shipped_at }: Told): string {
  if (status === 'delivered')
    return `Delivered${delivered_at ? ` on ${dayTextOf(delivered_at)}` : ''}. We hope it feels at home.`
  if (status === 'shipped') return `On its way${shipped_at ? ` since ${dayTextOf(shipped_at)}` : ''}.`
  return 'Thank you. The order is placed and paid.'
}

function pendingLead({ payment_status, held_until, is_owner }: Told): string {
  const failed = payment_status === 'failed' ? 'The last payment did not go through; nothing was ordered twice. ' : ''
  if (!is_owner) return 'This order waits for its payment.'
  const held = held_until
    ? `The pieces are set aside until ${timeText(held_until)}.`
    : 'The pieces are no longer set aside; paying sets them aside again, if they are still here.'
  return `${failed}${held} This page shows the payment as soon as it arrives.`
}

function cancelledLead({ refunds, cancellation_fee }: Told): string {
  const refund = refunds.at(-1)
  if (!refund) return 'This order has been cancelled. Nothing is owed.'
  const fee = cancellation_fee ? ` after a fee of ${formatRupees(cancellation_fee)}` : ''
  const amount = formatRupees(refund.amount)
  switch (refund.status) {
    case 'processed':
      return `This order has been cancelled. ${amount} went back to you${fee}.`
    case 'failed':
      return `This order has been cancelled. The refund of ${amount} needs our hand: we will write to you.`
    case 'requested':
    case 'pending':
      return `This order has been cancelled. ${amount} is on its way back to you${fee}.`
  }
}
