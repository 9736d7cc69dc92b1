import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { shippingCharge } from '#domain/shipping/shipping-charge.ts'

test('₹4,999.99 pays ₹200, ₹5,000 pays nothing', () => {
  expect(shippingCharge(rupees(4999.99))).toBe(20_000)
  expect(shippingCharge(rupees(5000))).toBe(0)
})
