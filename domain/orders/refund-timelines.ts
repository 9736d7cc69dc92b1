import { type Range, rangeText } from '#domain/shipping/range.ts'

export type RefundMethod = 'card' | 'upi' | 'netbanking' | 'bank_transfer'
export type RefundTimelines = Readonly<Record<RefundMethod, Range>>

/** Days after a cancellation (cancellation policy); net banking goes by the UPI rails, COD by bank transfer. */
export const CANCELLATION_REFUND_DAYS: RefundTimelines = {
  card: { min: 3, max: 5 },
  upi: { min: 2, max: 3 },
  netbanking: { min: 2, max: 3 },
  bank_transfer: { min: 5, max: 7 },
}

/** What a refund mail says about the way of the money; a return has the longer times. */
export function refundDaysText({ upi, card }: RefundTimelines): string {
  return `Banks take ${rangeText(upi)} days for UPI and ${rangeText(card)} days for cards until it shows in your account.`
}

/** Business days after a return has been checked (return policy). */
export const RETURN_REFUND_DAYS: RefundTimelines = {
  card: { min: 5, max: 7 },
  upi: { min: 3, max: 5 },
  netbanking: { min: 3, max: 5 },
  bank_transfer: { min: 7, max: 10 },
}
