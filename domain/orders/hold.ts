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

/** After this an unpaid order is closed: a day, which is also how long an order can be cancelled. */
export const UNPAID_ORDER_MS = DAY
