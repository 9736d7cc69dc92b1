import { DAY, MINUTE } from '#domain/time/durations.ts'

/** Longer than a payment window, so that a slow payer does not lose the piece. */
export const HOLD_MINUTES = 20
export const HOLD_MS = HOLD_MINUTES * MINUTE

export function holdUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + HOLD_MS)
}

export function isHoldOver(heldUntil: Date, now: Date): boolean {
  return now.getTime() >= heldUntil.getTime()
}

/** However often the payment is opened anew, an order keeps its pieces from others no longer than this. */
export const MOST_HOLD_MS = 3 * HOLD_MS

/** Orders of one customer that may keep pieces unpaid at a time. */
export const MOST_UNPAID_HOLDS = 5

/** Until when pieces are set aside once more; null when the order has had its time. It can still be paid while they are there. */
export function renewedHold(placedAt: Date, now: Date): Date | null {
  const end = placedAt.getTime() + MOST_HOLD_MS
  return now.getTime() >= end ? null : new Date(Math.min(holdUntil(now).getTime(), end))
}

/** After this an unpaid order is closed: a day, which is also how long an order can be cancelled. */
export const UNPAID_ORDER_MS = DAY
