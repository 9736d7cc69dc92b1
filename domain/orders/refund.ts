import { type Paise, paise } from '#domain/money/paise.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type RefundAccount = { readonly captured: Paise; readonly refunded: Paise }
export type RefundDecision = { readonly amount: Paise; readonly isFull: boolean }
export type RefundRefusal =
  | { readonly code: 'nothing_to_refund' }
  | { readonly code: 'above_captured'; readonly refundable: Paise }

export function refundable({ captured, refunded }: RefundAccount): Paise {
  return paise(Math.max(0, captured - refunded))
}

/** All refunds of a payment together never exceed what was captured. */
export function decideRefund(account: RefundAccount, amount: Paise): Result<RefundDecision, RefundRefusal> {
  const left = refundable(account)
  if (amount <= 0 || left === 0) return err({ code: 'nothing_to_refund' })
  if (amount > left) return err({ code: 'above_captured', refundable: left })
  return ok({ amount, isFull: amount === left })
}
