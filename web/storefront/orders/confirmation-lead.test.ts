import { expect, test } from 'vitest'
import { leadOf } from './confirmation-lead.ts'

const paid = {
  status: 'processing',
  payment_status: 'paid',
  held_until: null,
  is_owner: true,
  delivered_at: null,
  shipped_at: null,
  carrier: null,
  packed_at: null,
  shipments: [],
  cancellation_reason: null,
  cancellation_fee: null,
  refunds: [],
  amount_paid: 5_000,
  amount_due: 0,
} as const
const told = (part: object) => leadOf({ ...paid, refunds: [], shipments: [], ...part })
const refund = { amount: 900, reason: '', requested_at: '', processed_at: null }

test('a paid order is thanked for, a delivered one says when', () => {
  expect(told({})).toBe('Thank you. The order is placed and paid.')
  expect(told({ status: 'delivered', delivered_at: '2026-11-10T06:00:00Z' })).toContain('Delivered on 10 November 2026')
})

test('who has paid an advance is told what came in and what is to come', () => {
  expect(told({ payment_status: 'pending', amount_paid: 20_000, amount_due: 71_998 })).toBe(
    'Thank you. ₹20,000 is paid; ₹71,998 is to be paid when the pieces come.',
  )
})

test('an order on the road says since when and with whom', () => {
  const shipped = { status: 'shipped', shipped_at: '2026-11-10T06:00:00Z', carrier: 'Hill Carriers' }
  expect(told(shipped)).toBe('It left our workshop on 10 November 2026 with Hill Carriers.')
})

test('the shop says why it cancelled', () => {
  const cancelled = { status: 'cancelled', cancellation_reason: 'The timber split ' }
  expect(told(cancelled)).toBe('We are sorry: we had to cancel this order. The timber split. Nothing is owed.')
})

test('an unpaid order says until when its pieces wait', () => {
  const pending = { status: 'pending', payment_status: 'pending' }
  expect(told({ ...pending, held_until: '2026-11-10T06:00:00Z' })).toContain('until 11:30')
  expect(told(pending)).toContain('no longer set aside')
  expect(told({ ...pending, payment_status: 'failed' })).toContain('did not go through')
  expect(told({ ...pending, is_owner: false })).toBe('This order waits for its payment.')
})

test('a cancelled order says where the money is', () => {
  const cancelled = { status: 'cancelled' }
  expect(told(cancelled)).toContain('Nothing is owed')
  expect(told({ ...cancelled, refunds: [{ ...refund, status: 'pending' }] })).toContain('₹900 is on its way back')
  expect(told({ ...cancelled, cancellation_fee: 100, refunds: [{ ...refund, status: 'processed' }] })).toContain(
    '₹900 went back to you after a fee of ₹100',
  )
})
