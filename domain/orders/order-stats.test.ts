import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { orderStats, ZERO_STATS } from '#domain/orders/order-stats.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'

test('no orders, zero stats', () => {
  expect(orderStats([])).toEqual(ZERO_STATS)
})

test('only money that was paid and kept counts as spent', () => {
  const stats = orderStats([
    { status: 'delivered', paymentStatus: 'paid', total: rupees(5000.5), refunded: rupees(0) },
    { status: 'delivered', paymentStatus: 'paid', total: rupees(3000), refunded: rupees(1000.25) },
    { status: 'pending', paymentStatus: 'pending', total: rupees(900), refunded: rupees(0) },
    { status: 'cancelled', paymentStatus: 'refunded', total: rupees(700), refunded: rupees(700) },
    { status: 'cancelled', paymentStatus: 'paid', total: rupees(700), refunded: rupees(0) },
  ])
  expect(stats).toMatchObject({
    total_orders: 5,
    pending_orders: 1,
    delivered_orders: 2,
    cancelled_orders: 2,
    total_spent: 7000.25,
  })
})

test('the cards add up to the total number of orders', () => {
  const order = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    total: fc.constant(rupees(100)),
    refunded: fc.constant(rupees(0)),
  })
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const s = orderStats(orders)
      const sum = s.pending_orders + s.processing_orders + s.shipped_orders + s.delivered_orders + s.cancelled_orders
      expect(sum).toBe(s.total_orders)
    }),
  )
})
