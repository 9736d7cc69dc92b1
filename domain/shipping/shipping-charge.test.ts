import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { SHIPPING_RATE, shippingCharge } from '#domain/shipping/shipping-charge.ts'

test('₹4,999.99 pays ₹200, ₹5,000 pays nothing', () => {
  expect(shippingCharge(rupees(4999.99), SHIPPING_RATE)).toBe(20_000)
  expect(shippingCharge(rupees(5000), SHIPPING_RATE)).toBe(0)
})

test('at any rate the charge is all or nothing, and more items never cost more to bring', () => {
  const amount = fc.nat({ max: 100_000_000 }).map(paise)
  fc.assert(
    fc.property(amount, amount, amount, amount, (freeFrom, below, one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one]
      const charges = [small, large].map((items) => shippingCharge(items, { freeFrom, below }))
      expect(charges.every((charge) => charge === 0 || charge === below)).toBe(true)
      expect(charges[1]).toBeLessThanOrEqual(charges[0] ?? 0)
    }),
  )
})
