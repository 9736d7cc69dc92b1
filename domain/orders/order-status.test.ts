import { expect, test } from 'vitest'
import { canTransition, isEditable, isOrderStatus, ORDER_STATUSES, orderBadge } from '#domain/orders/order-status.ts'
import { canTransition as canPayTransition, PAYMENT_STATUSES, paymentBadge } from '#domain/orders/payment-status.ts'

const moves = <S extends string>(states: readonly S[], can: (from: S, to: S) => boolean) =>
  states.flatMap((from) => states.filter((to) => can(from, to)).map((to) => `${from}>${to}`))

test('an order moves forward or is cancelled before it ships, and nothing else', () => {
  expect(moves(ORDER_STATUSES, canTransition)).toEqual([
    'pending>processing',
    'pending>cancelled',
    'processing>shipped',
    'processing>cancelled',
    'shipped>delivered',
  ])
})

test('a payment succeeds, fails, is retried or refunded, and nothing else', () => {
  expect(moves(PAYMENT_STATUSES, canPayTransition)).toEqual([
    'pending>paid',
    'pending>failed',
    'paid>refunded',
    'failed>paid',
  ])
})

test('badge colours of the spec', () => {
  expect(ORDER_STATUSES.map((status) => orderBadge(status).tone)).toEqual(['yellow', 'blue', 'purple', 'green', 'red'])
  expect(PAYMENT_STATUSES.map((status) => paymentBadge(status).tone)).toEqual(['yellow', 'green', 'red', 'orange'])
})

test('an unknown value shows raw in grey', () => {
  expect(orderBadge('on_hold')).toEqual({ label: 'on_hold', tone: 'grey' })
  expect(paymentBadge('constructor')).toEqual({ label: 'constructor', tone: 'grey' })
  expect(isOrderStatus('toString')).toBe(false)
})

test('an order can be edited exactly as long as it could still be cancelled', () => {
  for (const status of ORDER_STATUSES) expect(isEditable(status)).toBe(canTransition(status, 'cancelled'))
})
