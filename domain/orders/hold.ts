/** Longer than a payment window, so that a slow payer does not lose the piece. */
export const HOLD_MINUTES = 20
export const HOLD_MS = HOLD_MINUTES * 60_000

export function holdUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + HOLD_MS)
}

export function isHoldOver(heldUntil: Date, now: Date): boolean {
  return now.getTime() >= heldUntil.getTime()
}
