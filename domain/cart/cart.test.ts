import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartAction, type CartLine, type CartProduct, cartReducer, type CartState } from '#domain/cart/cart.ts'
import { EMPTY_CART } from '#domain/cart/empty-cart.ts'
import { pricedLines } from '#domain/cart/priced-lines.ts'
import { rupees } from '#domain/money/paise.ts'

const stool: CartProduct = { id: 1, name: 'Siliguri Chowki Stool', price: 4800, stock_quantity: 3 }
const throwRug: CartProduct = { id: 2, name: 'Tumling Wool Throw', price: 3900, sale_price: 2900, stock_quantity: 8 }
const line = (product_id: number, quantity: number, options = {}): CartLine => ({ product_id, quantity, options })
const play = (...actions: CartAction[]): CartState => actions.reduce<CartState>(cartReducer, { ...EMPTY_CART })
const stocked: CartAction = { type: 'set_products', products: [stool, throwRug] }

test('adding the same product with the same options raises the quantity', () => {
  const cart = play(
    stocked,
    { type: 'add_item', line: line(1, 1, { finish: 'natural', size: 'L' }) },
    { type: 'add_item', line: line(1, 2, { size: 'L', finish: 'natural' }) },
  )
  expect(cart.items).toEqual([line(1, 3, { finish: 'natural', size: 'L' })])
})

test('other options make another line, and both draw on one stock', () => {
  const two = play(
    stocked,
    { type: 'add_item', line: line(1, 2) },
    { type: 'add_item', line: line(1, 1, { finish: 'dark' }) },
  )
  expect(two.items).toHaveLength(2)
  expect(cartReducer(two, { type: 'add_item', line: line(1, 1, { finish: 'dark' }) })).toBe(two)
})

test('a new cart is empty and not loading', () => {
  expect(EMPTY_CART).toEqual({ items: [], products: [], totalItems: 0, totalPrice: 0, isLoading: false })
})

test('the sale price is what adds up', () => {
  const cart = play(stocked, { type: 'add_item', line: line(2, 2) })
  expect(cart).toMatchObject({ totalItems: 2, totalPrice: rupees(5800) })
})

test('a quantity of zero or less removes the line', () => {
  const cart = play(
    stocked,
    { type: 'add_item', line: line(1, 1) },
    { type: 'update_quantity', line: line(1, 1), quantity: 0 },
  )
  expect(cart.items).toEqual([])
})

test('more than the stock leaves the cart unchanged', () => {
  const cart = play(stocked, { type: 'add_item', line: line(1, 3) })
  expect(cartReducer(cart, { type: 'update_quantity', line: line(1, 3), quantity: 4 })).toBe(cart)
  expect(cartReducer(cart, { type: 'add_item', line: line(1, 1) })).toBe(cart)
})

test('an unknown product adds nothing to the total and cannot grow', () => {
  const cart = play({ type: 'set_items', items: [line(9, 2)] }, stocked)
  expect(cart).toMatchObject({ totalItems: 2, totalPrice: 0 })
  expect(pricedLines(cart.items, cart.products)).toEqual([])
  expect(cartReducer(cart, { type: 'update_quantity', line: line(9, 2), quantity: 3 })).toBe(cart)
  expect(cartReducer(cart, { type: 'update_quantity', line: line(9, 2), quantity: 1 }).totalItems).toBe(1)
})

test('clearing keeps the product details', () => {
  const cart = play(stocked, { type: 'add_item', line: line(1, 1) }, { type: 'clear_cart' })
  expect(cart).toMatchObject({ items: [], totalItems: 0, totalPrice: 0, products: [stool, throwRug] })
  expect(cartReducer(cart, { type: 'set_loading', isLoading: true }).isLoading).toBe(true)
})

const anyLine = fc.record({
  product_id: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: -2, max: 6 }),
  options: fc.constantFrom({}, { finish: 'dark' }),
})
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  anyLine.map((entry): CartAction => ({ type: 'add_item', line: entry })),
  anyLine.map((entry): CartAction => ({ type: 'update_quantity', line: entry, quantity: entry.quantity })),
  anyLine.map((entry): CartAction => ({ type: 'remove_item', line: entry })),
)

test('whatever is clicked, no known product exceeds its stock and the totals are those of the lines', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const cart = play(stocked, ...actions)
      for (const product of [stool, throwRug]) {
        const wanted = cart.items.filter((item) => item.product_id === product.id)
        expect(wanted.reduce((sum, item) => sum + item.quantity, 0)).toBeLessThanOrEqual(product.stock_quantity)
      }
      expect(cart.items.every((item) => item.quantity >= 1)).toBe(true)
      expect(cart.totalItems).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0))
      expect(cart.totalPrice).toBe(
        pricedLines(cart.items, cart.products).reduce((sum, priced) => sum + priced.total, 0),
      )
    }),
  )
})
