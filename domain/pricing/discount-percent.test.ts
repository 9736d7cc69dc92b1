import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent } from '#domain/pricing/discount-percent.ts'
import { effectivePrice, struckPrice } from '#domain/pricing/effective-price.ts'

const anyPrice = fc.integer({ min: 1, max: 10_00_000 })
const anyTag = fc.record({ price: anyPrice, sale_price: fc.option(anyPrice) })

test('a Teesta sofa at ₹76,000 instead of ₹84,500 is 10% off', () => {
  const tag = { price: 84_500, sale_price: 76_000 }
  expect(effectivePrice(tag)).toBe(76_000)
  expect(struckPrice(tag)).toBe(84_500)
  expect(discountPercent(tag)).toBe(10)
})

test('without a sale price the price is the price', () => {
  expect(effectivePrice({ price: 4800, sale_price: null })).toBe(4800)
  expect(effectivePrice({ price: 4800 })).toBe(4800)
  expect(discountPercent({ price: 4800 })).toBeNull()
})

test('a sale price that is not lower is asked but never praised', () => {
  expect(effectivePrice({ price: 4800, sale_price: 5000 })).toBe(5000)
  expect(struckPrice({ price: 4800, sale_price: 5000 })).toBeNull()
  expect(discountPercent({ price: 4800, sale_price: 4800 })).toBeNull()
})

test('a sale price of zero is a slip, not a gift', () => {
  expect(effectivePrice({ price: 4800, sale_price: 0 })).toBe(4800)
})

test('a badge stands only beside a struck price, and lies between 1 and 100', () => {
  fc.assert(
    fc.property(anyTag, (tag) => {
      const percent = discountPercent(tag)
      if (percent === null) return
      expect(struckPrice(tag)).toBeGreaterThan(effectivePrice(tag))
      expect(percent).toBeGreaterThanOrEqual(1)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})

test('at the edges: 1% is praised, less than half a percent is not, an equal price is not struck', () => {
  expect(discountPercent({ price: 1000, sale_price: 990 })).toBe(1)
  expect(discountPercent({ price: 1000, sale_price: 996 })).toBeNull()
  expect(struckPrice({ price: 4800, sale_price: 4800 })).toBeNull()
  expect(effectivePrice({ price: 4800, sale_price: 1 })).toBe(1)
})
