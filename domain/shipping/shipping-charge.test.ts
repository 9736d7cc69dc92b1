import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { missingForFreeShipping, shippingCharge } from '#domain/shipping/shipping-charge.ts'

test('₹4,999.99 pays ₹200, ₹5,000 pays nothing', () => {
  expect(shippingCharge(rupees(4999.99))).toBe(20_000)
  expect(shippingCharge(rupees(5000))).toBe(0)
})

test('adding what is missing makes delivery free, and a paisa less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_00_000_00 }).map(paise), (items) => {
      const missing = missingForFreeShipping(items)
      expect(shippingCharge(paise(items + missing))).toBe(0)
      if (missing > 0) expect(shippingCharge(paise(items + missing - 1))).toBe(20_000)
    }),
  )
})
