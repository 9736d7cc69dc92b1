import type { Coupon } from './coupon.ts'

/** What a shopper who types the code now would meet. */
export const COUPON_STATES = ['running', 'scheduled', 'paused', 'used_up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

type Timed = Pick<Coupon, 'isActive' | 'startsAt' | 'endsAt' | 'totalLimit'>

/** Ended is for good, so it is said first; paused before what would stop it anyway. */
export function couponState({ isActive, startsAt, endsAt, totalLimit }: Timed, used: number, now: Date): CouponState {
  if (endsAt && now >= endsAt) return 'ended'
  if (!isActive) return 'paused'
  if (totalLimit !== null && used >= totalLimit) return 'used_up'
  return now < startsAt ? 'scheduled' : 'running'
}

const WORDS: Record<CouponState, string> = {
  running: 'Running',
  scheduled: 'Begins later',
  paused: 'Paused',
  used_up: 'Used up',
  ended: 'Ended',
}

export const couponStateText = (state: CouponState): string => WORDS[state]
