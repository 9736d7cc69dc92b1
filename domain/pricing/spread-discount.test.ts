import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees, sumPaise } from '#domain/money/paise.ts'
import { spreadDiscount } from '#domain/pricing/spread-discount.ts'

test('₹100 off three equal lines: the odd paisa goes to the first', () => {
  expect(spreadDiscount([rupees(1000), rupees(1000), rupees(1000)], rupees(100))).toEqual([3334, 3333, 3333])
})

test('the paise left over go to the lines that lost most by rounding', () => {
  expect(spreadDiscount([paise(100), paise(350), paise(550)], paise(101))).toEqual([10, 35, 56])
})

test('no discount takes nothing off, also not of no lines', () => {
  expect(spreadDiscount([rupees(10), rupees(20)], paise(0))).toEqual([0, 0])
  expect(spreadDiscount([], paise(0))).toEqual([])
})

test('a discount above the sum is a mistake of ours', () => {
  expect(() => spreadDiscount([rupees(10)], rupees(11))).toThrow(RangeError)
})

test('the shares add up to the discount, none is negative and none exceeds its line', () => {
  const anyLines = fc.array(fc.integer({ min: 1, max: 20_00_000_00 }).map(paise), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(anyLines, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const discount = paise(Math.floor(sumPaise(lines) * part))
      const shares = spreadDiscount(lines, discount)
      expect(sumPaise(shares)).toBe(discount)
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(lines[index] ?? 0)
      })
    }),
  )
})
