import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { type Coupon, couponDiscount, normaliseCouponCode } from '#domain/pricing/coupon.ts'
import { couponBenefitText, couponRefusalText } from '#domain/pricing/coupon-texts.ts'
import { basisPoints } from '#domain/tax/split-gst.ts'

const now = new Date('2026-11-16T06:00:00Z')
const tenPercent: Coupon = {
  id: 1,
  code: 'WELCOME10',
  benefit: { kind: 'percent', rate: basisPoints(1000), maximum: rupees(1500) },
  minimumItems: rupees(1000),
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  totalLimit: 100,
  perCustomerLimit: 1,
  isActive: true,
}
const fixed: Coupon = { ...tenPercent, benefit: { kind: 'fixed', amount: rupees(500) }, minimumItems: paise(0) }
const unused = { total: 0, byCustomer: 0 }
const taken = (coupon: Coupon | null, items: number, uses = unused, at = now) => {
  const discount = couponDiscount(coupon, uses, rupees(items), at)
  return discount.ok ? discount.value : discount.error.code
}

test('ten percent of ₹4,999.99 is ₹500; of ₹20,000 it is the most it gives', () => {
  expect(taken(tenPercent, 4999.99)).toBe(rupees(500))
  expect(taken(tenPercent, 20_000)).toBe(rupees(1500))
  const unbounded = { kind: 'percent', rate: basisPoints(1000), maximum: null } as const
  expect(taken({ ...tenPercent, benefit: unbounded }, 20_000)).toBe(rupees(2000))
})

test('at least a rupee is left to pay, however much a coupon is worth', () => {
  expect(taken(fixed, 400)).toBe(rupees(399))
  expect(taken(fixed, 0.5)).toBe(0)
})

test('dates, limits and the minimum hold at their edges', () => {
  expect(taken(tenPercent, 5000, unused, new Date('2026-10-31T23:59:59Z'))).toBe('coupon_not_started')
  expect(taken(tenPercent, 5000, unused, new Date('2026-11-01T00:00:00Z'))).toBe(rupees(500))
  expect(taken(tenPercent, 5000, unused, new Date('2026-11-30T23:59:59.999Z'))).toBe(rupees(500))
  expect(taken(tenPercent, 5000, unused, new Date('2026-12-01T00:00:00Z'))).toBe('coupon_ended')
  expect(taken(tenPercent, 5000, { total: 99, byCustomer: 0 })).toBe(rupees(500))
  expect(taken(tenPercent, 5000, { total: 100, byCustomer: 0 })).toBe('coupon_used_up')
  expect(taken(tenPercent, 5000, { total: 3, byCustomer: 1 })).toBe('coupon_used')
  expect(taken(tenPercent, 1000)).toBe(rupees(100))
  expect(taken(tenPercent, 999.99)).toBe('coupon_below_minimum')
})

test('one that does not exist and one that is switched off are the same to a shopper', () => {
  expect(taken(null, 5000)).toBe('coupon_unknown')
  expect(taken({ ...tenPercent, isActive: false }, 5000)).toBe('coupon_unknown')
})

test('a discount is never negative, never above its maximum, and always leaves something to pay', () => {
  const anyBenefit = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      rate: fc.integer({ min: 1, max: 10_000 }).map(basisPoints),
      maximum: fc.option(fc.integer({ min: 1, max: 10_00_000_00 }).map(paise)),
    }),
    fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 10_00_000_00 }).map(paise) }),
  )
  fc.assert(
    fc.property(anyBenefit, fc.integer({ min: 100, max: 5_00_00_000_00 }), (benefit, items) => {
      const discount = couponDiscount({ ...fixed, benefit }, unused, paise(items), now)
      expect(discount.ok).toBe(true)
      if (!discount.ok) return
      const most = benefit.kind === 'fixed' ? benefit.amount : (benefit.maximum ?? items)
      expect(discount.value).toBeGreaterThanOrEqual(0)
      expect(discount.value).toBeLessThanOrEqual(most)
      expect(items - discount.value).toBeGreaterThanOrEqual(100)
    }),
  )
})

test('a code is read as people type it', () => {
  expect(normaliseCouponCode(' welcome 10\t')).toBe('WELCOME10')
})

test('every refusal has words, and the minimum says what is missing', () => {
  expect(couponRefusalText({ code: 'coupon_below_minimum', minimum: rupees(10_000), missing: rupees(750.5) })).toBe(
    'This coupon is for orders from ₹10,000. Add ₹750.50 more to use it.',
  )
  expect(couponRefusalText({ code: 'coupon_not_started', startsAt: new Date('2026-11-30T19:00:00Z') })).toBe(
    'This coupon can be used from 1 December 2026.',
  )
  expect(couponBenefitText(tenPercent.benefit)).toBe('10% off, at most ₹1,500')
  expect(couponBenefitText(fixed.benefit)).toBe('₹500 off')
})
