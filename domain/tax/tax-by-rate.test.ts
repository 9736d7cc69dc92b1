import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees, sumPaise } from '#domain/money/paise.ts'
import { basisPoints, GST_18, splitGst } from '#domain/tax/split-gst.ts'
import { creditByRate, freightRate, shareByRate, splitByRate, sumsByRate, taxLabel } from '#domain/tax/tax-by-rate.ts'

const GST_5 = basisPoints(500)

const anyRate = fc.constantFrom(0, 500, 1200, 1800).map(basisPoints)
const anyGoods = fc.array(fc.record({ gross: fc.integer({ min: 1, max: 5_00_000_00 }).map(paise), rate: anyRate }), {
  minLength: 1,
  maxLength: 12,
})

test('a cane chair at 5% beside a sofa at 18%: each bears its own tax', () => {
  const goods = [
    { gross: rupees(1050), rate: GST_5 },
    { gross: rupees(1180), rate: GST_18 },
  ]
  expect(splitByRate(goods)).toEqual({ taxable: rupees(2000), tax: rupees(230) })
})

test('goods of one rate are taxed as the spec says: on their sum', () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      const same = goods.map(({ gross }) => ({ gross, rate: GST_18 }))
      expect(splitByRate(same)).toEqual(splitGst(sumPaise(same.map(({ gross }) => gross)), GST_18))
    }),
  )
})

test('taxable and tax add back to the price, in whatever order the goods lie in the cart', () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      const { taxable, tax } = splitByRate(goods)
      expect(taxable + tax).toBe(goods.reduce((sum, { gross }) => sum + gross, 0))
      expect(splitByRate(goods.toReversed())).toEqual({ taxable, tax })
    }),
  )
})

test('the parts of a refund add back to it, and nothing belongs to a rate that was not sold', () => {
  fc.assert(
    fc.property(anyGoods, fc.integer({ min: 1, max: 90_00_000_00 }), (goods, amount) => {
      const parts = shareByRate(paise(amount), goods)
      expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount)
      const sold = new Set(goods.map(({ rate }) => rate))
      expect(parts.every(({ rate }) => sold.has(rate))).toBe(true)
    }),
  )
})

test('who gets everything back gets back what each rate bore', () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      const whole = sumPaise(goods.map(({ gross }) => gross))
      expect(shareByRate(whole, goods)).toEqual(sumsByRate(goods))
    }),
  )
})

test('delivery bears the highest rate of what it brings', () => {
  expect(freightRate([GST_5, GST_18, GST_5])).toBe(GST_18)
  expect(freightRate([GST_5])).toBe(GST_5)
  expect(freightRate([])).toBe(GST_18)
})

test('the label names the rate where there is one', () => {
  expect(taxLabel([1800, 1800])).toBe('Tax (18% GST)')
  expect(taxLabel([500])).toBe('Tax (5% GST)')
  expect(taxLabel([1800, 500])).toBe('Tax (GST)')
  expect(taxLabel([])).toBe('Tax (18% GST)')
})

test('one credit after another: of no rate more than was sold, and of each all of it in the end', () => {
  fc.assert(
    fc.property(anyGoods, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }), (goods, credits) => {
      const sold = sumsByRate(goods)
      let left = sold
      const take = (amount: number, of: typeof goods) => {
        const parts = creditByRate(paise(amount), of, left)
        expect(sumPaise(parts.map(({ gross }) => gross))).toBe(amount)
        left = left.map(({ rate, gross }) => ({
          rate,
          gross: paise(gross - (parts.find((part) => part.rate === rate)?.gross ?? 0)),
        }))
        expect(left.every(({ gross }) => gross >= 0)).toBe(true)
      }
      const rest = () => sumPaise(left.map(({ gross }) => gross))
      for (const [amount, at] of credits) {
        const piece = at % goods.length
        if (rest() > 0) take(1 + (amount % rest()), goods.slice(piece, piece + 1))
      }
      if (rest() > 0) take(rest(), left)
      expect(left.every(({ gross }) => gross === 0)).toBe(true)
    }),
  )
})

test('the delivery that goes back with a piece of the lower rate is credited at its own', () => {
  const left = [
    { gross: rupees(1000), rate: GST_5 },
    { gross: rupees(1200), rate: GST_18 },
  ]
  expect(creditByRate(rupees(1200), [{ gross: rupees(1000), rate: GST_5 }], left)).toEqual([
    { gross: rupees(1000), rate: GST_5 },
    { gross: rupees(200), rate: GST_18 },
  ])
})
