import { expect, test } from 'vitest'
import type { CartVariant } from '#domain/cart/cart-line.ts'
import { forgetOwnHold, keepOwnHold, readOwnHold, withOwnHold } from './own-hold.ts'

function shelf(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [['saalghar_own_hold', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const stool = { name: 'Stool', price: 100, variants: [] as CartVariant[] }
const colour = (color: string, stock_quantity: number) => ({ color, sku: color, stock_quantity, price_difference: 0 })
const line = (product_id: number, quantity: number, options = {}) => ({ product_id, quantity, options })

test('the last piece, set aside for my own order, is still mine to pay for', () => {
  const storage = shelf()
  keepOwnHold(storage, [line(5, 1), line(7, 1, { color: 'Moss' }), line(7, 2)], 1000)
  const shown = withOwnHold(
    [
      { ...stool, id: 5, stock_quantity: 0 },
      { ...stool, id: 7, stock_quantity: 1, variants: [colour('Oatmeal', 1), colour('Moss', 0)] },
      { ...stool, id: 9, stock_quantity: 4 },
    ],
    readOwnHold(storage, 999),
  )
  expect(shown.map((piece) => piece.stock_quantity)).toEqual([1, 4, 4])
  expect(shown[1]?.variants?.map((variant) => variant.stock_quantity)).toEqual([3, 1])
})

test('a hold that is over, or was given up, counts no more', () => {
  const storage = shelf()
  keepOwnHold(storage, [line(5, 1)], 1000)
  expect(readOwnHold(storage, 1000)).toEqual([])
  forgetOwnHold(storage)
  expect(readOwnHold(storage, 1)).toEqual([])
})

test.each(['{', 'null', '7', '{"items": 5, "until": 99}'])('%j on the shelf is no hold', (text) => {
  expect(readOwnHold(shelf(text), 1)).toEqual([])
})
