import { type Paise, paise } from '#domain/money/paise.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'

export type Bill = { readonly paymentStatus: PaymentStatus; readonly total: Paise; readonly received: Paise }

/** What the customer still owes at the door; null when nothing is to be asked for. */
export function toCollect({ paymentStatus, total, received }: Bill): Paise | null {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return null
  return received < total ? paise(total - received) : null
}
