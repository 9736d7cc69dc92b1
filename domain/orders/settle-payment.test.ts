import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#domain/money/paise.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts'
import { type PayableOrder, type ReportedPayment, settlePayment } from '#domain/orders/settle-payment.ts'

const order: PayableOrder = {
  status: 'pending',
  paymentStatus: 'pending',
  asked: rupees(5199),
  due: rupees(5199),
  partIds: [],
  providerOrderId: 'order_A',
  paidBy: null,
  isHeld: true,
  isStockFree: false,
}
const captured: ReportedPayment = {
  id: 'pay_1',
  providerOrderId: 'order_A',
  amount: rupees(5199),
  currency: 'INR',
  status: 'captured',
}

test('a capture of the right sum pays the order from its hold', () => {
  expect(settlePayment(order, captured)).toEqual({ kind: 'mark_paid', takeFrom: 'hold' })
})

test('a retry after a failure pays too', () => {
  expect(settlePayment({ ...order, paymentStatus: 'failed' }, captured)).toMatchObject({ kind: 'mark_paid' })
})

test('a late payment is honoured when the pieces are still there, else refunded', () => {
  expect(settlePayment({ ...order, isHeld: false, isStockFree: true }, captured)).toEqual({
    kind: 'mark_paid',
    takeFrom: 'free_stock',
  })
  expect(settlePayment({ ...order, isHeld: false }, captured)).toEqual({ kind: 'refund', why: 'late_and_sold_out' })
})

test('the same report twice changes nothing, a second payment goes back', () => {
  const paid: PayableOrder = { ...order, status: 'processing', paymentStatus: 'paid', paidBy: 'pay_1', isHeld: false }
  expect(settlePayment(paid, captured)).toEqual({ kind: 'already_paid' })
  expect(settlePayment(paid, { ...captured, id: 'pay_2' })).toEqual({ kind: 'refund', why: 'paid_twice' })
  expect(settlePayment(paid, { ...captured, status: 'failed' })).toEqual({ kind: 'ignore', why: 'after_paid' })
})

test('money for a cancelled order goes back', () => {
  expect(settlePayment({ ...order, status: 'cancelled' }, captured)).toEqual({ kind: 'refund', why: 'order_cancelled' })
})

test('another sum, another currency or another order never pays this one', () => {
  expect(settlePayment(order, { ...captured, amount: paise(1) })).toEqual({ kind: 'refund', why: 'wrong_amount' })
  expect(settlePayment(order, { ...captured, currency: 'USD' })).toEqual({ kind: 'refund', why: 'wrong_amount' })
  expect(settlePayment(order, { ...captured, providerOrderId: 'order_B' })).toEqual({ kind: 'foreign' })
  expect(settlePayment({ ...order, providerOrderId: null }, { ...captured, providerOrderId: null })).toEqual({
    kind: 'foreign',
  })
})

test('a second failure, or one of a cancelled order, changes nothing', () => {
  const failed: ReportedPayment = { ...captured, status: 'failed' }
  expect(settlePayment({ ...order, paymentStatus: 'failed' }, failed).kind).toBe('ignore')
  expect(settlePayment({ ...order, status: 'cancelled' }, failed).kind).toBe('ignore')
})

test('a failure marks an unpaid order, an authorisation waits', () => {
  expect(settlePayment(order, { ...captured, status: 'failed' })).toEqual({ kind: 'mark_failed' })
  expect(settlePayment(order, { ...captured, status: 'authorized' })).toEqual({ kind: 'ignore', why: 'not_final' })
})

const anyOrder: fc.Arbitrary<PayableOrder> = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  asked: fc.constantFrom(rupees(5199), rupees(200)),
  due: fc.constantFrom(rupees(5199), rupees(200), rupees(0)),
  partIds: fc.constantFrom([], ['pay_1'], ['pay_3']),
  providerOrderId: fc.constantFrom('order_A', 'order_B', null),
  paidBy: fc.constantFrom('pay_1', null),
  isHeld: fc.boolean(),
  isStockFree: fc.boolean(),
})
const anyPayment: fc.Arbitrary<ReportedPayment> = fc.record({
  id: fc.constantFrom('pay_1', 'pay_2'),
  providerOrderId: fc.constantFrom('order_A', 'order_B', null),
  amount: fc.constantFrom(rupees(5199), rupees(200)),
  currency: fc.constantFrom('INR', 'USD'),
  status: fc.constantFrom('created', 'authorized', 'captured', 'refunded', 'failed'),
})

test('a part of the price is taken as a part, with the pieces once; the rest makes it whole', () => {
  const part = { ...order, asked: rupees(1000) }
  expect(settlePayment(part, { ...captured, amount: rupees(1000) })).toEqual({ kind: 'take_part', takeFrom: 'hold' })
  const begun: PayableOrder = { ...order, status: 'processing', asked: rupees(4199), due: rupees(4199), isHeld: false }
  const rest = { ...captured, id: 'pay_2', amount: rupees(4199) }
  expect(settlePayment({ ...begun, partIds: ['pay_1'] }, rest)).toEqual({ kind: 'mark_paid', takeFrom: 'taken' })
  expect(settlePayment({ ...begun, partIds: ['pay_1', 'pay_2'] }, rest)).toEqual({ kind: 'already_paid' })
  expect(settlePayment({ ...begun, partIds: ['pay_1'], due: rupees(100) }, rest)).toEqual({
    kind: 'refund',
    why: 'paid_twice',
  })
})

test('an order becomes paid only by a capture of exactly what is due, with its pieces at hand', () => {
  fc.assert(
    fc.property(anyOrder, anyPayment, (any, payment) => {
      if (settlePayment(any, payment).kind !== 'mark_paid') return
      expect(payment).toMatchObject({ status: 'captured', amount: any.due, currency: 'INR' })
      expect(payment.providerOrderId).toBe(any.providerOrderId)
      expect(any.isHeld || any.isStockFree || any.partIds.length > 0).toBe(true)
      expect(any.status).not.toBe('cancelled')
      expect(['pending', 'failed']).toContain(any.paymentStatus)
    }),
    { numRuns: 2000 },
  )
})

test('captured money of ours is never just forgotten: it pays, has paid, or goes back', () => {
  fc.assert(
    fc.property(anyOrder, anyPayment, (any, payment) => {
      if (payment.status !== 'captured' || any.providerOrderId === null) return
      if (payment.providerOrderId !== any.providerOrderId) return
      expect(['mark_paid', 'take_part', 'already_paid', 'refund']).toContain(settlePayment(any, payment).kind)
    }),
    { numRuns: 2000 },
  )
})
