import { expect, test } from 'vitest'
import { awaitPayment, readAwaited, takeAwaited } from './awaited-orders.ts'

function shelf(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [['saalghar_awaited_orders', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const items = [{ product_id: 1, quantity: 2, options: { color: 'Moss' } }]

test('an order whose payment was opened is known with its pieces, until somebody acts on it: once', () => {
  const storage = shelf()
  awaitPayment(storage, { order_number: 'SLG-7', items })
  expect(readAwaited(storage)).toEqual([{ order_number: 'SLG-7', items }])
  expect(takeAwaited(storage, 'SLG-7')).toEqual({ order_number: 'SLG-7', items })
  expect(takeAwaited(storage, 'SLG-7')).toBeNull()
})

test('the newest stands first, one that is opened again stands once, and five are kept', () => {
  const storage = shelf()
  for (const day of [1, 2, 3, 4, 5, 6, 4]) awaitPayment(storage, { order_number: `SLG-${day}`, items })
  expect(readAwaited(storage).map(({ order_number }) => order_number)).toEqual([
    'SLG-4',
    'SLG-6',
    'SLG-5',
    'SLG-3',
    'SLG-2',
  ])
})

test.each(['{', '7', '[7,null,{"order_number":7}]', '{"order_number":"SLG-7"}'])(
  'what was tampered with is nothing: %s',
  (text) => {
    expect(readAwaited(shelf(text))).toEqual([])
  },
)

test('lines that are none are dropped, as the cart drops them', () => {
  const text = JSON.stringify([{ order_number: 'SLG-7', items: [{ product_id: -1, quantity: 1 }, ...items] }])
  expect(readAwaited(shelf(text))).toEqual([{ order_number: 'SLG-7', items }])
})
