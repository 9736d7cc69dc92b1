import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees, sumPaise, timesQuantity, toRupees } from '#domain/money/paise.ts'

const anyAmount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map(paise)

test('₹19.99 is 1,999 paise although 19.99 × 100 is not whole in a computer', () => {
  expect(rupees(19.99)).toBe(1999)
  expect(rupees(1.1)).toBe(110)
})

test('a fraction of a paisa is a bug, not an amount', () => {
  expect(() => paise(0.5)).toThrow(RangeError)
  expect(() => paise(Number.NaN)).toThrow(RangeError)
  expect(() => paise(2 ** 60)).toThrow(RangeError)
  expect(() => rupees(1.005)).toThrow(RangeError)
  expect(() => timesQuantity(paise(100), 1.5)).toThrow(RangeError)
})

test('rupees sent out and read back are the same paise, with two decimals at most', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(rupees(toRupees(amount))).toBe(amount)
      expect(String(toRupees(amount))).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }),
  )
})

test('n pieces cost the same as n times one piece', () => {
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 0, max: 50 }), (price, quantity) => {
      expect(timesQuantity(price, quantity)).toBe(sumPaise(Array.from({ length: quantity }, () => price)))
    }),
  )
})

test('nothing is zero, never minus zero', () => {
  expect(Object.is(paise(-0), 0)).toBe(true)
})
