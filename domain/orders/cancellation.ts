import { type Paise, paise } from '#domain/money/paise.ts'
import { canTransition, type OrderStatus } from '#domain/orders/order-status.ts'
import { shareOf } from '#domain/orders/share-of.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type BasisPoints, basisPoints } from '#domain/tax/split-gst.ts'
import { HOUR } from '#domain/time/durations.ts'

export const FREE_CANCELLATION_HOURS = 2
export const LAST_CANCELLATION_HOURS = 24
export const PROCESSING_FEE = basisPoints(1000)
export const CUSTOM_IN_PRODUCTION_FEE = basisPoints(2500)
const NO_FEE = basisPoints(0)

export type CancellableOrder = {
  readonly status: OrderStatus
  readonly placedAt: Date
  /** What the shop has received for it; zero while unpaid. */
  readonly captured: Paise
  readonly customInProduction: boolean
}
export type CancellationTerms = { readonly feeRate: BasisPoints; readonly fee: Paise; readonly refund: Paise }
export type CancellationRefusal = { readonly code: 'already_cancelled' | 'already_shipped' | 'too_late' }

/** What a customer's cancellation costs now, or why it is no longer possible. Shown before the person confirms. */
export function cancellationTerms(order: CancellableOrder, now: Date): Result<CancellationTerms, CancellationRefusal> {
  if (order.status === 'cancelled') return err({ code: 'already_cancelled' })
  if (!canTransition(order.status, 'cancelled')) return err({ code: 'already_shipped' })
  const hours = hoursSince(order.placedAt, now)
  if (hours > LAST_CANCELLATION_HOURS) return err({ code: 'too_late' })
  const feeRate = feeRateAt(hours, order.customInProduction)
  const fee = shareOf(order.captured, feeRate)
  return ok({ feeRate, fee, refund: paise(order.captured - fee) })
}

/**
 * When the shop cancels, the customer gets everything back and the shop owes what it would have charged: a fee is
 * lawful only if it binds both sides (E-Commerce Rules 2020).
 */
export function shopCancellation(order: CancellableOrder, now: Date): { refund: Paise; compensation: Paise } {
  const rate = feeRateAt(hoursSince(order.placedAt, now), order.customInProduction)
  return { refund: order.captured, compensation: shareOf(order.captured, rate) }
}

function feeRateAt(hours: number, customInProduction: boolean): BasisPoints {
  if (hours < FREE_CANCELLATION_HOURS) return NO_FEE
  return customInProduction ? CUSTOM_IN_PRODUCTION_FEE : PROCESSING_FEE
}

function hoursSince(start: Date, now: Date): number {
  return (now.getTime() - start.getTime()) / HOUR
}
