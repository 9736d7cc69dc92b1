import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartAction, type CartLine, cartReducer, type CartState } from '#domain/cart/cart.ts'
import { pieceOf } from '#domain/cart/cart-piece.ts'
import { canIncrease, increaseTooltip } from '#domain/cart/cart-rules.ts'
import { EMPTY_CART } from '#domain/cart/empty-cart.ts'
import { goneLines, pricedLines } from '#domain/cart/priced-lines.ts'
import { rupees } from '#domain/money/paise.ts'

const sofa = {
  id: 1,
  name: 'Teesta Sofa',
  sku: 'SOF',
  price: 84_500,
  sale_price: 76_000,
  stock_quantity: 5,
  variants: [
    { color: 'Oatmeal', sku: 'SOF-OATMEAL', stock_quantity: 3, price_difference: 0 },
    { color: 'Moss', sku: 'SOF-MOSS', stock_quantity: 2, price_difference: 1500.5 },
  ],
}
const line = (quantity: number, options = {}): CartLine => ({ product_id: 1, quantity, options })
const known: CartState = { ...EMPTY_CART, products: [sofa] }
const play = (...actions: CartAction[]) => actions.reduce<CartState>(cartReducer, known)

test('a colour has its own SKU, stock and price', () => {
  expect(pieceOf(sofa, { color: 'Moss' })).toMatchObject({ sku: 'SOF-MOSS', stock: 2, unitPrice: rupees(77_500.5) })
  expect(pieceOf(sofa, {})).toMatchObject({ sku: 'SOF-OATMEAL', stock: 3, unitPrice: rupees(76_000) })
})

test('a product says which GST is inside its price; 18 % where it says nothing', () => {
  expect(pieceOf({ ...sofa, tax_rate_bp: 500 }, {})?.taxRate).toBe(500)
  expect(pieceOf(sofa, {})?.taxRate).toBe(1800)
})

test('what is left of one colour does not let another grow', () => {
  const cart = play({ type: 'add_item', line: line(2, { color: 'Moss' }) })
  expect(canIncrease(cart, line(2, { color: 'Moss' }))).toBe(false)
  expect(increaseTooltip(cart, line(2, { color: 'Moss' }))).toBe('Only 2 available in stock')
  expect(cartReducer(cart, { type: 'add_item', line: line(3, { color: 'Oatmeal' }) }).totalItems).toBe(5)
})

test('a line without a colour and one with the first draw on the same stock', () => {
  const cart = play({ type: 'add_item', line: line(2) })
  expect(cartReducer(cart, { type: 'add_item', line: line(2, { color: 'Oatmeal' }) })).toBe(cart)
})

test('a colour that is no longer made is not shown, adds nothing and is told of', () => {
  const cart = play({ type: 'set_items', items: [line(1, { color: 'Pink' })] })
  expect(pricedLines(cart.items, cart.products)).toEqual([])
  expect(cart.totalPrice).toBe(0)
  expect(goneLines(cart.items, cart.products)).toEqual(cart.items)
})

const anyAction = fc
  .record({
    quantity: fc.integer({ min: -1, max: 4 }),
    options: fc.constantFrom({}, { color: 'Oatmeal' }, { color: 'Moss' }, { color: 'moss', finish: 'dark' }),
    type: fc.constantFrom('add_item' as const, 'update_quantity' as const),
  })
  .map(({ type, quantity, options }): CartAction => ({ type, line: line(quantity, options), quantity }))

test('whatever is clicked, no colour exceeds its stock', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const { items } = play(...actions)
      for (const { color, stock_quantity } of sofa.variants) {
        const taken = items.filter(({ options }) => pieceOf(sofa, options)?.variant?.color === color)
        expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(stock_quantity)
      }
    }),
  )
})
