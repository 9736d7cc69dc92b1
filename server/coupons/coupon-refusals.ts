import type { CouponRefusal } from '#domain/pricing/coupon.ts'
import { couponRefusalText } from '#domain/pricing/coupon-texts.ts'
import { atField, type Refusal } from '#server/http/reply.ts'

/** Beside the field in which the code was typed. */
export function couponRefusal(refusal: CouponRefusal): Refusal<CouponRefusal['code']> {
  const message = couponRefusalText(refusal)
  return atField('coupon_code', refusal.code, message)
}
