import { expect, test } from 'vitest'
import { decideReceipt } from './return-receipt.ts'

const asked = [
  { order_item_id: 1, quantity: 2 },
  { order_item_id: 2, quantity: 1 },
]
const told = (first: [number, number], second: [number, number]) => [
  { order_item_id: 1, good: first[0], damaged: first[1] },
  { order_item_id: 2, good: second[0], damaged: second[1] },
]

test('every piece is either good or damaged', () => {
  expect(decideReceipt(asked, told([1, 1], [0, 1]))).toEqual({ ok: true, value: told([1, 1], [0, 1]) })
})

test('neither more nor fewer pieces than were asked for', () => {
  expect(decideReceipt(asked, told([2, 1], [1, 0]))).toMatchObject({
    error: { code: 'pieces_differ', index: 0, asked: 2 },
  })
  expect(decideReceipt(asked, told([2, 0], [0, 0]))).toMatchObject({
    error: { code: 'pieces_differ', index: 1, asked: 1 },
  })
  expect(decideReceipt(asked, told([3, -1], [1, 0]))).toMatchObject({ error: { code: 'pieces_differ', index: 0 } })
})

test('no piece is left out, told twice or of another order', () => {
  const [first, second] = told([2, 0], [1, 0])
  expect(decideReceipt(asked, first ? [first] : [])).toMatchObject({
    error: { code: 'piece_not_told', orderItemId: 2 },
  })
  expect(decideReceipt(asked, first && second ? [first, second, first] : [])).toMatchObject({
    error: { code: 'unknown_piece', index: 2 },
  })
  expect(decideReceipt(asked, [{ order_item_id: 9, good: 1, damaged: 0 }])).toMatchObject({
    error: { code: 'unknown_piece', index: 0 },
  })
})
