import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { changedPrice, changedTag, LOWEST_PRICE, ROUNDINGS } from '#domain/pricing/change-price.ts'

test.each([
  ['rupee', 4861],
  ['ten', 4860],
  ['hundred', 4900],
  ['ninety_nine', 4899],
] as const)('₹4,500 and 8.02%% more, rounded to %s, is ₹%i', (rounding, amount) => {
  expect(changedPrice(rupees(4500), 8.02, rounding)).toBe(rupees(amount))
})

test('half a rupee goes up, also when the price goes down', () => {
  expect(changedPrice(rupees(5), 10, 'rupee')).toBe(rupees(6))
  expect(changedPrice(rupees(5), -10, 'rupee')).toBe(rupees(5))
})

const anyPrice = fc.integer({ min: 100, max: 1_000_000_000 }).map(paise)
const anyPercent = fc.integer({ min: -9000, max: 90_000 }).map((hundredths) => hundredths / 100)

test('no change by no percent at whole rupees, and never less than a rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (n) => changedPrice(rupees(n), 0, 'rupee') === rupees(n)),
  )
  fc.assert(
    fc.property(anyPrice, anyPercent, fc.constantFrom(...ROUNDINGS), (price, percent, rounding) => {
      const changed = changedPrice(price, percent, rounding)
      return changed >= LOWEST_PRICE && changed % 100 === 0
    }),
  )
})

test('a dearer piece is never made cheaper than one that cost less', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, anyPercent, fc.constantFrom(...ROUNDINGS), (a, b, percent, rounding) => {
      const [low, high] = [
        changedPrice(paise(Math.min(a, b)), percent, rounding),
        changedPrice(paise(Math.max(a, b)), percent, rounding),
      ]
      return low <= high
    }),
  )
})

test('a sale follows its price, and one that rounding would swallow is told', () => {
  expect(changedTag({ price: rupees(1000), salePrice: rupees(900) }, 10, 'ten')).toEqual({
    price: rupees(1100),
    salePrice: rupees(990),
    problem: null,
  })
  expect(changedTag({ price: rupees(1000), salePrice: rupees(990) }, 0, 'hundred').problem).toBe('sale_not_lower')
  expect(changedTag({ price: rupees(9_000_000), salePrice: null }, 50, 'rupee').problem).toBe('too_high')
})
