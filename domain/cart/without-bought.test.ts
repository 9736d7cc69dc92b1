import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { withoutBought } from './without-bought.ts'

const line = (product_id: number, quantity: number, color?: string): CartLine => ({
  product_id,
  quantity,
  options: color === undefined ? {} : { color },
})

test('two of three chairs were bought: one stays, and so does the lamp that came later', () => {
  expect(withoutBought([line(1, 3), line(2, 1)], [line(1, 2)])).toEqual([line(1, 1), line(2, 1)])
})

test('a chair in moss was bought: the one in rust stays', () => {
  expect(withoutBought([line(1, 1, 'Moss'), line(1, 1, 'Rust')], [line(1, 1, 'Moss')])).toEqual([line(1, 1, 'Rust')])
})

const anyCart = fc.uniqueArray(
  fc.record({ product_id: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  {
    selector: ({ product_id }) => product_id,
  },
)
const cartOf = (lines: readonly { product_id: number; quantity: number }[]) =>
  lines.map(({ product_id, quantity }) => line(product_id, quantity))
const piecesOf = (items: readonly CartLine[], id: number) =>
  items.filter(({ product_id }) => product_id === id).reduce((sum, { quantity }) => sum + quantity, 0)

test('a cart that was bought as it is, is empty', () => {
  fc.assert(fc.property(anyCart.map(cartOf), (items) => withoutBought(items, items).length === 0))
})

test('of every piece as many leave as were bought, never more than were there', () => {
  fc.assert(
    fc.property(anyCart.map(cartOf), anyCart.map(cartOf), (items, bought) => {
      const left = withoutBought(items, bought)
      for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9])
        expect(piecesOf(left, id)).toBe(Math.max(0, piecesOf(items, id) - piecesOf(bought, id)))
    }),
  )
})
