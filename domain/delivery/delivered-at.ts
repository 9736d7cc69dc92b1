export type Moments = {
  /** As the phone says; its clock may be wrong. */
  readonly takenAt: Date
  readonly shippedAt: Date
  readonly now: Date
}

/** The moment on the phone counts, but nothing arrives before it left or later than it is told. */
export function deliveredAt({ takenAt, shippedAt, now }: Moments): Date {
  return new Date(Math.min(now.getTime(), Math.max(shippedAt.getTime(), takenAt.getTime())))
}
