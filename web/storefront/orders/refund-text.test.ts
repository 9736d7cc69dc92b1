import { expect, test } from 'vitest'
import type { Order } from '#web/api/orders.ts'
import { refundText } from './refund-text.ts'

const order = { items: [{ id: 1, product_name: 'Sittong Chair', color: 'Moss' }] } as unknown as Order

test('a refund says where it stands and what it was for', () => {
  const pieces = [{ order_item_id: 1, quantity: 2 }]
  expect(refundText(order, { status: 'processed', pieces })).toBe('refunded, for 2 × Sittong Chair, Moss')
  expect(refundText(order, { status: 'pending', pieces: [] })).toBe('is on its way back')
})
