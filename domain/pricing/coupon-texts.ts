import { formatInr } from '#domain/money/format-inr.ts'
import type { CouponBenefit, CouponRefusal } from '#domain/pricing/coupon.ts'
import { dayText } from '#domain/time/day-text.ts'
import { istDate } from '#domain/time/ist.ts'

/** Why a coupon does not hold, in words for the shopper. */
export function couponRefusalText(refusal: CouponRefusal): string {
  switch (refusal.code) {
    case 'coupon_unknown':
      return 'We do not know this coupon. Please check the spelling.'
    case 'coupon_not_started':
      return `This coupon can be used from ${dayText(istDate(refusal.startsAt))}.`
    case 'coupon_ended':
      return 'This coupon has ended.'
    case 'coupon_used_up':
      return 'This coupon has been used as often as it could be.'
    case 'coupon_used':
      return 'You have used this coupon already. If that order is still unpaid, pay or cancel it first.'
    case 'coupon_below_minimum':
      return `This coupon is for orders from ${formatInr(refusal.minimum)}. Add ${formatInr(refusal.missing)} more to use it.`
  }
}

/** What it gives, beside its code: "10% off, at most ₹1,500". */
export function couponBenefitText(benefit: CouponBenefit): string {
  if (benefit.kind === 'fixed') return `${formatInr(benefit.amount)} off`
  const percent = `${benefit.rate / 100}% off`
  return benefit.maximum === null ? percent : `${percent}, at most ${formatInr(benefit.maximum)}`
}
