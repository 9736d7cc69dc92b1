import { type Paise, paise, rupees } from '#domain/money/paise.ts'
import { shareOf } from '#domain/orders/share-of.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { BasisPoints } from '#domain/tax/split-gst.ts'

export const MAX_COUPON_CODE = 40

/** The payment provider takes nothing below one rupee, so that much is always left to pay. */
const LEAST_TO_PAY = rupees(1)

export type CouponBenefit =
  | { readonly kind: 'percent'; readonly rate: BasisPoints; readonly maximum: Paise | null }
  | { readonly kind: 'fixed'; readonly amount: Paise }

export type Coupon = {
  readonly id: number
  readonly code: string
  readonly benefit: CouponBenefit
  /** Of the items, delivery not counted. */
  readonly minimumItems: Paise
  readonly startsAt: Date
  /** The first moment at which it no longer holds. */
  readonly endsAt: Date | null
  readonly totalLimit: number | null
  readonly perCustomerLimit: number | null
  readonly isActive: boolean
}

/** How often it has been used: by everybody, and by the person who asks. */
export type CouponUses = { readonly total: number; readonly byCustomer: number }

export type CouponRefusal =
  | { readonly code: 'coupon_unknown' }
  | { readonly code: 'coupon_not_started'; readonly startsAt: Date }
  | { readonly code: 'coupon_ended' }
  | { readonly code: 'coupon_used_up' }
  | { readonly code: 'coupon_used' }
  | { readonly code: 'coupon_below_minimum'; readonly minimum: Paise; readonly missing: Paise }

/** As people type it: spaces and small letters do not matter. */
export const normaliseCouponCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

/** What a coupon takes off these items, or why it takes off nothing. One that is switched off does not exist. */
export function couponDiscount(
  coupon: Coupon | null,
  uses: CouponUses,
  itemsTotal: Paise,
  now: Date,
): Result<Paise, CouponRefusal> {
  if (!coupon?.isActive) return err({ code: 'coupon_unknown' })
  if (now < coupon.startsAt) return err({ code: 'coupon_not_started', startsAt: coupon.startsAt })
  if (coupon.endsAt && now >= coupon.endsAt) return err({ code: 'coupon_ended' })
  if (isReached(coupon.perCustomerLimit, uses.byCustomer)) return err({ code: 'coupon_used' })
  if (isReached(coupon.totalLimit, uses.total)) return err({ code: 'coupon_used_up' })
  const { minimumItems: minimum } = coupon
  if (itemsTotal < minimum) return err({ code: 'coupon_below_minimum', minimum, missing: paise(minimum - itemsTotal) })
  return ok(paise(Math.min(worth(coupon.benefit, itemsTotal), mostDiscount(itemsTotal))))
}

/** The most that can be taken off these items. */
export const mostDiscount = (itemsTotal: Paise): Paise => paise(Math.max(0, itemsTotal - LEAST_TO_PAY))

const isReached = (limit: number | null, uses: number) => limit !== null && uses >= limit

function worth(benefit: CouponBenefit, itemsTotal: Paise): Paise {
  if (benefit.kind === 'fixed') return benefit.amount
  const share = shareOf(itemsTotal, benefit.rate)
  return benefit.maximum === null ? share : paise(Math.min(share, benefit.maximum))
}
