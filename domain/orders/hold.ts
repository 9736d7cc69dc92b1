import { HOUR, MINUTE } from '#domain/time/durations.ts'

/** How long unpaid orders keep pieces from others, and live. */
export type HoldTerms = {
  readonly holdMinutes: number
  /** Orders of one customer that may keep pieces unpaid at a time. */
  readonly mostUnpaid: number
  /** After this an unpaid order is closed. */
  readonly closeAfterHours: number
}

/** Until the owner has changed it: 20 minutes, longer than a payment window; a day, which is also how long an order can be cancelled. */
export const HOLD_TERMS: HoldTerms = { holdMinutes: 20, mostUnpaid: 5, closeAfterHours: 24 }

export function holdUntil(placedAt: Date, { holdMinutes }: Pick<HoldTerms, 'holdMinutes'>): Date {
  return new Date(placedAt.getTime() + holdMinutes * MINUTE)
}

export function isHoldOver(heldUntil: Date, now: Date): boolean {
  return now.getTime() >= heldUntil.getTime()
}

/** However often the payment is opened anew, an order keeps its pieces from others no longer than this many holds. */
const MOST_HOLDS = 3

/** Until when pieces are set aside once more; null when the order has had its time. It can still be paid while they are there. */
export function renewedHold(placedAt: Date, now: Date, terms: HoldTerms): Date | null {
  const end = placedAt.getTime() + MOST_HOLDS * terms.holdMinutes * MINUTE
  return now.getTime() >= end ? null : new Date(Math.min(holdUntil(now, terms).getTime(), end))
}

/** Orders placed before this that nobody paid are closed. */
export const unpaidBefore = (now: Date, { closeAfterHours }: HoldTerms): Date =>
  new Date(now.getTime() - closeAfterHours * HOUR)
