import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { quoteCart } from '#domain/pricing/quote-cart.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'
import { basisPoints, GST_18 } from '#domain/tax/split-gst.ts'

const GST_5 = basisPoints(500)

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 1, max: 20_00_000_00 }).map(paise),
  quantity: fc.integer({ min: 1, max: 200 }),
  taxRate: fc.constantFrom(GST_5, GST_18),
})
const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 30 })

test('a cushion pair at ₹1,490 costs ₹1,690 delivered', () => {
  expect(quoteCart([{ unitPrice: rupees(1490), quantity: 1, taxRate: GST_18 }], SHIPPING_RATE)).toEqual({
    itemsTotal: rupees(1490),
    subtotal: rupees(1262.71),
    tax: rupees(227.29),
    shipping: rupees(200),
    discount: 0,
    total: rupees(1690),
    taxRates: [1800],
  })
})

test('₹5,000 of items: ₹4,237.29 + ₹762.71 of tax, delivered free', () => {
  const quote = quoteCart([{ unitPrice: rupees(2500), quantity: 2, taxRate: GST_18 }], SHIPPING_RATE)
  expect(quote).toMatchObject({ subtotal: 423_729, tax: 76_271, shipping: 0, total: 500_000 })
})

test('a discount comes off the total; subtotal, tax and free delivery stay those of the items', () => {
  const quote = quoteCart([{ unitPrice: rupees(5000), quantity: 1, taxRate: GST_18 }], SHIPPING_RATE, rupees(500))
  expect(quote).toMatchObject({ subtotal: 423_729, tax: 76_271, shipping: 0, discount: 50_000, total: 450_000 })
})

test('a cane chair at 5% bears 5%, whatever lies beside it', () => {
  const lines = [
    { unitPrice: rupees(1050), quantity: 2, taxRate: GST_5 },
    { unitPrice: rupees(5000), quantity: 1, taxRate: GST_18 },
  ]
  expect(quoteCart(lines, SHIPPING_RATE)).toMatchObject({
    itemsTotal: 710_000,
    subtotal: 200_000 + 423_729,
    tax: 10_000 + 76_271,
  })
})

test('an empty cart costs nothing at all', () => {
  expect(quoteCart([], SHIPPING_RATE)).toEqual({
    itemsTotal: 0,
    subtotal: 0,
    tax: 0,
    shipping: 0,
    discount: 0,
    total: 0,
    taxRates: [],
  })
})

test('subtotal, tax, shipping and discount always add up to the total', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const quote = quoteCart(lines, SHIPPING_RATE)
      expect(quote.subtotal + quote.tax).toBe(quote.itemsTotal)
      expect(quote.subtotal + quote.tax + quote.shipping - quote.discount).toBe(quote.total)
    }),
  )
})

test('the order of lines and how a quantity is split over lines change nothing', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const singles = lines.flatMap((line) => Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })))
      expect({ ...quoteCart(lines.toReversed(), SHIPPING_RATE), taxRates: [] }).toEqual({
        ...quoteCart(lines, SHIPPING_RATE),
        taxRates: [],
      })
      expect(quoteCart(singles, SHIPPING_RATE)).toEqual(quoteCart(lines, SHIPPING_RATE))
    }),
  )
})
