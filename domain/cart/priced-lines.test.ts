import { expect, test } from 'vitest'
import type { CartProduct } from '#domain/cart/cart-line.ts'
import { goneLines, pricedLines } from '#domain/cart/priced-lines.ts'
import { quoteLines } from '#domain/cart/quote-lines.ts'
import { rupees } from '#domain/money/paise.ts'
import { SHIPPING_RATE } from '#domain/shipping/shipping-charge.ts'

const items = [
  { product_id: 1, quantity: 2, options: {} },
  { product_id: 9, quantity: 1, options: {} },
]
const products: CartProduct[] = [
  { id: 1, name: 'Tumling Wool Throw', price: 3900, sale_price: 1999.5, stock_quantity: 8 },
]

test('a line shows its unit price and total in paise', () => {
  expect(pricedLines(items, products)).toEqual([
    {
      variant: null,
      sku: '',
      stock: 8,
      line: items[0],
      product: products[0],
      quantity: 2,
      unitPrice: rupees(1999.5),
      taxRate: 1800,
      total: rupees(3999),
    },
  ])
})

test('the panel and the checkout quote the shown lines only', () => {
  expect(quoteLines(pricedLines(items, products), SHIPPING_RATE).total).toBe(rupees(4199))
})

test('a product that has gone is found, so that the shopper can be told', () => {
  expect(goneLines(items, products)).toEqual([items[1]])
})
