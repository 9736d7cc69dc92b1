import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { basisPoints, GST_18, splitGst } from '#domain/tax/split-gst.ts'

const anyPrice = fc.integer({ min: 0, max: 100_00_00_000_00 }).map(paise)
const anyRate = fc.constantFrom(0, 500, 1200, 1800, 2800).map(basisPoints)

test.each([
  [4999, 4236.44, 762.56],
  [5000, 4237.29, 762.71],
  [12_999, 11_016.1, 1982.9],
  [54_670, 46_330.51, 8339.49],
])('₹%d at 18%% is ₹%d and ₹%d of tax', (gross, taxable, tax) => {
  expect(splitGst(rupees(gross), GST_18)).toEqual({ taxable: rupees(taxable), tax: rupees(tax) })
})

test('at every price the parts add back to the price', () => {
  fc.assert(
    fc.property(anyPrice, anyRate, (gross, rate) => {
      const split = splitGst(gross, rate)
      expect(split.taxable + split.tax).toBe(gross)
    }),
  )
})

test('computer arithmetic agrees with whole-number arithmetic to the paisa', () => {
  fc.assert(
    fc.property(anyPrice, anyRate, (gross, rate) => {
      const divisor = 10_000n + BigInt(rate)
      const rounded = (2n * BigInt(gross) * 10_000n + divisor) / (2n * divisor)
      expect(splitGst(gross, rate).taxable).toBe(Number(rounded))
    }),
    { numRuns: 5000 },
  )
})

test('the tax is the rate on the taxable value, to the paisa', () => {
  fc.assert(
    fc.property(anyPrice, anyRate, (gross, rate) => {
      const { taxable, tax } = splitGst(gross, rate)
      expect(Math.abs(tax - (taxable * rate) / 10_000)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a rate is never negative or a fraction of a basis point', () => {
  expect(() => basisPoints(-1)).toThrow(RangeError)
  expect(() => basisPoints(0.5)).toThrow(RangeError)
})
