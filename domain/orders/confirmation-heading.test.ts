import { expect, test } from 'vitest'
import { canPayNow, confirmationHeading } from '#domain/orders/confirmation-heading.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'

test.each([
  ['pending', 'pending', 'Payment pending'],
  ['pending', 'failed', 'Payment pending'],
  ['pending', 'paid', 'Order Confirmed!'],
  ['processing', 'paid', 'Order Confirmed!'],
  ['shipped', 'paid', 'Order On Its Way'],
  ['delivered', 'paid', 'Order Delivered'],
  ['delivered', 'refunded', 'Order Delivered'],
  ['cancelled', 'refunded', 'Order Cancelled'],
  ['cancelled', 'paid', 'Order Cancelled'],
] as const)('%s and %s: %s', (status, paymentStatus, heading) => {
  expect(confirmationHeading({ status, paymentStatus })).toBe(heading)
})

test('packed pieces are told while they are in the house, and not after', () => {
  const heading = (status: 'processing' | 'shipped') =>
    confirmationHeading({ status, paymentStatus: 'paid', isPacked: true })
  expect(heading('processing')).toBe('Order Packed')
  expect(heading('shipped')).toBe('Order On Its Way')
})

test('while a part is still in the house, the heading speaks of the part that left', () => {
  const heading = (...delivered: boolean[]) =>
    confirmationHeading({
      status: 'processing',
      paymentStatus: 'paid',
      isPacked: true,
      parcels: delivered.map((isDelivered) => ({ isDelivered })),
    })
  expect(heading(false)).toBe('Order Partly On Its Way')
  expect(heading(true, false)).toBe('Order Partly On Its Way')
  expect(heading(true)).toBe('Order Partly Delivered')
})

test('Pay now stands exactly under "Payment pending" of an order that can still be paid', () => {
  for (const status of ORDER_STATUSES)
    for (const paymentStatus of PAYMENT_STATUSES) {
      if (canPayNow({ status, paymentStatus }))
        expect(confirmationHeading({ status, paymentStatus })).toBe('Payment pending')
    }
  expect(canPayNow({ status: 'pending', paymentStatus: 'failed' })).toBe(true)
  expect(canPayNow({ status: 'cancelled', paymentStatus: 'pending' })).toBe(false)
})
