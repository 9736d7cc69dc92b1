import { expect, test } from 'vitest'
import type { DeskOrder } from '#domain/api/order-desk.ts'
import { amountOf, isInBothPlaces, NO_CHOICE, NO_PIECE, refundableLines, refundBody } from './refund-choice.ts'

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
  expect(amountOf(order, NO_CHOICE)).toBeNull()
  expect(amountOf(order, { ...NO_CHOICE, pieces: { 1: { ...NO_PIECE, quantity: 1 } } })).toBe(950)
  expect(amountOf(order, { ...two, withDelivery: true })).toBe(2100)
  expect(amountOf(order, { ...two, amount: '₹ 1,200.50' })).toBe(1200.5)
  for (const amount of ['', '0', '1.005', 'ten', '-5']) expect(amountOf(order, { ...two, amount })).toBeNull()
})

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
