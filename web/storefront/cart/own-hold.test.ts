import { expect, test } from 'vitest'
import { forgetOwnHold, keepOwnHold, readOwnHold, withOwnHold } from './own-hold.ts'

function shelf(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [['saalghar_own_hold', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const line = (product_id: number, quantity: number, options = {}) => ({ product_id, quantity, options })

test('the last piece, set aside for my own order, is still mine to pay for', () => {
  const storage = shelf()
  keepOwnHold(storage, [line(5, 1), line(7, 1, { color: 'Moss' }), line(7, 2)], 1000)
  const shown = withOwnHold(
    [
      { id: 5, stock_quantity: 0 },
      { id: 7, stock_quantity: 1 },
      { id: 9, stock_quantity: 4 },
    ],
    readOwnHold(storage, 999),
  )
  expect(shown.map((piece) => piece.stock_quantity)).toEqual([1, 4, 4])
})

test('a hold that is over, or was given up, counts no more', () => {
  const storage = shelf()
  keepOwnHold(storage, [line(5, 1)], 1000)
  expect(readOwnHold(storage, 1000).size).toBe(0)
  forgetOwnHold(storage)
  expect(readOwnHold(storage, 1).size).toBe(0)
})

test.each(['{', 'null', '7', '{"items": 5, "until": 99}'])('%j on the shelf is no hold', (text) => {
  expect(readOwnHold(shelf(text), 1).size).toBe(0)
})
