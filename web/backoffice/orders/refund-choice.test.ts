import { expect, test } from 'vitest'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import {
  isInBothPlaces,
  NO_CHOICE,
  NO_PIECE,
  refundableLines,
  refundBody,
  type RefundChoice,
  typedRefund,
} from './refund-choice.ts'

/** Two chairs at ₹1,000 less ₹100, of which one has left. */
const order = {
  version: 4,
  shipping_amount: 200,
  items: [{ id: 1, quantity: 2, total_price: 2000 }],
  desk: {
    refundable: 2100,
    items: [
      { order_item_id: 1, cancelled_quantity: 0, shipped_quantity: 1, returned_quantity: 0, discount_amount: 100 },
    ],
  },
} as unknown as DeskOrder

const two = { ...NO_CHOICE, pieces: { 1: { ...NO_PIECE, quantity: 2 } } }

test('the amount follows what is chosen until somebody types one', () => {
  const amountOf = (choice: RefundChoice) => typedRefund(order, choice).amount
  expect(amountOf(NO_CHOICE)).toBeNull()
  expect(amountOf({ ...NO_CHOICE, pieces: { 1: { ...NO_PIECE, quantity: 1 } } })).toBe(950)
  expect(amountOf({ ...two, withDelivery: true })).toBe(2100)
  expect(amountOf({ ...two, amount: '₹ 1,200.50' })).toBe(1200.5)
  expect(typedRefund(order, { ...two, amount: '' })).toEqual({ amount: null, problem: null })
})

test.each([
  ['0', 'Amount must be above zero'],
  ['-5', 'Amount must be above zero'],
  ['1.005', 'At most two decimals'],
  ['ten', 'Amount must be in rupees'],
  ['2100.01', 'At most ₹2,100 can still be refunded'],
  ['99999999999999999', 'At most ₹1,00,00,000'],
])('a refund of %j is none: %s', (amount, problem) =>
  expect(typedRefund(order, { ...two, amount })).toEqual({ amount: null, problem }),
)

test('which of them are meant is asked only where some are here and some have left', () => {
  const [line] = refundableLines(order)
  expect(line && isInBothPlaces(line)).toBe(true)
  expect(line && isInBothPlaces({ ...line, shippedQuantity: 2 })).toBe(false)
  expect(line && isInBothPlaces({ ...line, shippedQuantity: 0 })).toBe(false)
})

test('what is not chosen is not sent', () => {
  const choice = { ...two, pieces: { ...two.pieces, 2: NO_PIECE }, reason: 'Cracked' }
  expect(refundBody(order, choice, 5)).toEqual({
    items: [{ order_item_id: 1, quantity: 2, restock: true, had_left: false }],
    amount: 5,
    reason: 'Cracked',
    version: 4,
  })
})
