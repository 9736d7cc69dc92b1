import type { CouponJson } from '#domain/api/coupon-desk.ts'
import { paise, toRupees } from '#domain/money/paise.ts'
import { couponBenefitText } from '#domain/pricing/coupon-texts.ts'
import { couponState } from '#domain/pricing/coupon-state.ts'
import { istDate } from '#domain/time/ist.ts'
import type { DeskCoupon } from './coupon-desk.store.ts'
import { benefitOf } from './coupons.store.ts'
import { lastDayOf } from './save-coupon.ts'

export function presentDeskCoupon(row: DeskCoupon, now: Date): CouponJson {
  return {
    id: row.id,
    code: row.code,
    percent: row.percentBp === null ? null : row.percentBp / 100,
    amount: row.amount === null ? null : toRupees(row.amount),
    maximum: row.maximumDiscount === null ? null : toRupees(row.maximumDiscount),
    minimum: toRupees(row.minimumItems),
    starts_on: istDate(row.startsAt),
    ends_on: row.endsAt === null ? null : lastDayOf(row.endsAt),
    total_limit: row.totalLimit,
    per_person: row.perCustomerLimit,
    note: row.note,
    benefit: couponBenefitText(benefitOf(row)),
    state: couponState(row, row.used, now),
    used: row.used,
    revenue: toRupees(paise(row.revenue)),
    given: toRupees(paise(row.given)),
    version: row.version,
  }
}
