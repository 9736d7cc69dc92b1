import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { type QuoteLine, quoteCart } from '#domain/pricing/quote-cart.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'
import { invoiceAmounts } from '#domain/tax/invoice-amounts.ts'
import { basisPoints, GST_18 } from '#domain/tax/split-gst.ts'

const GST_5 = basisPoints(500)

const anyLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 5_00_000_00 }).map(paise),
    quantity: fc.integer({ min: 1, max: 20 }),
    taxRate: fc.constantFrom(GST_5, GST_18),
  }),
  { minLength: 1, maxLength: 12 },
)
const goodsOf = (lines: readonly QuoteLine[]) =>
  lines.map((line) => ({ gross: paise(line.unitPrice * line.quantity), rate: line.taxRate }))
const anyPlace = fc.constantFrom('19' as const, '11' as const)

test('the printed rows add up to the order, to the paisa', () => {
  fc.assert(
    fc.property(anyLines, anyPlace, (lines, placeOfSupply) => {
      const quote = quoteCart(lines, SHIPPING_RATE)
      const goods = goodsOf(lines)
      const { items, total } = invoiceAmounts({ goods, shipping: quote.shipping, placeOfSupply })
      expect(items.reduce((sum, item) => sum + item.taxable, 0)).toBe(quote.subtotal)
      expect(items.reduce((sum, item) => sum + item.tax, 0)).toBe(quote.tax)
      expect(total.gross).toBe(quote.total)
      expect(total.taxable + total.cgst + total.sgst + total.igst).toBe(quote.total)
    }),
  )
})

test('every row adds up by itself and none is negative', () => {
  fc.assert(
    fc.property(anyLines, anyPlace, (lines, placeOfSupply) => {
      const goods = goodsOf(lines)
      for (const item of invoiceAmounts({ goods, shipping: paise(0), placeOfSupply }).items) {
        expect(item.taxable + item.tax).toBe(item.gross)
        expect(item.cgst + item.sgst + item.igst).toBe(item.tax)
        expect(Math.min(item.taxable, item.tax, item.cgst, item.sgst, item.igst)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('₹200 of delivery is ₹169.49 and ₹30.51 of tax', () => {
  const { freight } = invoiceAmounts({
    goods: [{ gross: rupees(1490), rate: GST_18 }],
    shipping: rupees(200),
    placeOfSupply: '11',
  })
  expect(freight).toMatchObject({ taxable: rupees(169.49), igst: rupees(30.51), cgst: 0 })
})

test('free delivery prints no freight row', () => {
  expect(
    invoiceAmounts({ goods: [{ gross: rupees(5000), rate: GST_18 }], shipping: paise(0), placeOfSupply: '19' }).freight,
  ).toBeNull()
})

test('delivery of a 5% chair and an 18% sofa bears 18%', () => {
  const goods = [
    { gross: rupees(1050), rate: GST_5 },
    { gross: rupees(1180), rate: GST_18 },
  ]
  const { items, freight } = invoiceAmounts({ goods, shipping: rupees(200), placeOfSupply: '19' })
  expect(items.map(({ rate, tax }) => [rate, tax])).toEqual([
    [500, rupees(50)],
    [1800, rupees(180)],
  ])
  expect(freight).toMatchObject({ rate: 1800, tax: rupees(30.51) })
})
