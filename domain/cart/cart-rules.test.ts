import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canIncrease, fitsStock, increaseTooltip, overStockWarning } from '#domain/cart/cart-rules.ts'
import { addedToCartText, clampQuantity, lowStockText } from '#domain/cart/piece-texts.ts'

const line = { product_id: 1, quantity: 2, options: {} }
const cart = (stock: number) => ({
  items: [line],
  products: [{ id: 1, name: 'Stool', price: 4800, stock_quantity: stock }],
})

test('the plus button says why it is closed', () => {
  expect(increaseTooltip(cart(3), line)).toBe('Increase quantity')
  expect(increaseTooltip(cart(2), line)).toBe('Only 2 available in stock')
  expect(canIncrease({ items: [line], products: [] }, line)).toBe(false)
})

test('five or fewer are announced', () => {
  expect(lowStockText(6)).toBeNull()
  expect(lowStockText(5)).toBe('Only 5 left in stock')
  expect(lowStockText(2, true)).toBeNull()
  expect(lowStockText(0, true)).toBe('Out of stock')
})

test('the texts of the spec, word for word', () => {
  expect(overStockWarning(7)).toBe('Cannot update quantity to 7 - exceeds stock limit')
  expect(addedToCartText('Terai Coffee Table')).toBe('Terai Coffee Table added to cart!')
})

test('the stepper never leaves 1 to stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 50 }), (wanted, stock) => {
      const quantity = clampQuantity(wanted, stock)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= stock).toBe(true)
    }),
  )
})

test('9,999 pieces of one line are the most, whatever the stock', () => {
  expect(fitsStock(cart(100_000), line, 9999)).toBe(true)
  expect(fitsStock(cart(100_000), line, 10_000)).toBe(false)
  expect(fitsStock(cart(100_000), line, 1.5)).toBe(false)
})
