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
    { status: 'delivered', paymentStatus: 'paid', total: rupees(5000.5) },
    { status: 'pending', paymentStatus: 'pending', total: rupees(900) },
    { status: 'cancelled', paymentStatus: 'refunded', total: rupees(700) },
    { status: 'cancelled', paymentStatus: 'paid', total: rupees(700) },
  ])
  expect(stats).toMatchObject({
    total_orders: 4,
    pending_orders: 1,
    delivered_orders: 1,
    cancelled_orders: 2,
    total_spent: 5000.5,
  })
})

test('the cards add up to the total number of orders', () => {
  const order = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    total: fc.constant(rupees(100)),
  })
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const s = orderStats(orders)
      const sum = s.pending_orders + s.processing_orders + s.shipped_orders + s.delivered_orders + s.cancelled_orders
      expect(sum).toBe(s.total_orders)
    }),
  )
})
