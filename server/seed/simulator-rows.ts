import { paise } from '#domain/money/paise.ts'
import type {
  SimulatedError,
  simulatorOrders,
  simulatorPayments,
  simulatorRefunds,
} from '#server/db/schema/simulator.ts'
import { demoProviderId, paymentRow, providerOrderRow, refundRow } from './payment-rows.ts'
import type { PlannedOrder } from './plan-order.ts'

type OrderRow = typeof simulatorOrders.$inferInsert
type PaymentRow = typeof simulatorPayments.$inferInsert
type RefundRow = typeof simulatorRefunds.$inferInsert

const NOTHING = paise(0)

const DECLINED: SimulatedError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank. Try another payment method.',
  source: 'issuer',
  step: 'payment_authorization',
  reason: 'payment_failed',
}

/** The simulated provider knows the demo payments too: otherwise cancelling a demo order could not be refunded. */
export function simulatorOrderRow(order: PlannedOrder): OrderRow[] {
  return providerOrderRow(order, 0).map(({ providerOrderId, amount, createdAt }) => ({
    id: providerOrderId,
    receipt: order.orderNumber,
    amount,
    currency: 'INR',
    amountPaid: order.paidAt ? amount : NOTHING,
    attempts: 1,
    status: order.paidAt ? 'paid' : 'attempted',
    notes: { order_number: order.orderNumber },
    createdAt: createdAt ?? order.placedAt,
  }))
}

export function simulatorPaymentRow(order: PlannedOrder): PaymentRow[] {
  return paymentRow(order, 0).map(({ providerPaymentId, providerOrderId, amount, method, createdAt }) => ({
    id: providerPaymentId,
    orderId: providerOrderId,
    amount,
    status: statusOf(order),
    amountRefunded: order.refund ?? NOTHING,
    method: method ?? '',
    details: {},
    error: order.paidAt ? null : DECLINED,
    createdAt: createdAt ?? order.placedAt,
  }))
}

export function simulatorRefundRow(order: PlannedOrder): RefundRow[] {
  return refundRow(order, 0, 0).map(({ amount, idempotencyKey, createdAt }) => ({
    id: demoProviderId('rfnd', order.serial),
    paymentId: demoProviderId('pay', order.serial),
    amount,
    status: 'processed',
    speed: 'normal',
    receipt: null,
    notes: {},
    idempotencyKey,
    requestHash: 'demo',
    createdAt: createdAt ?? order.placedAt,
  }))
}

/** A partly refunded payment stays captured at the provider. */
function statusOf({ paidAt, refund, quote }: PlannedOrder): PaymentRow['status'] {
  if (!paidAt) return 'failed'
  return refund === quote.total ? 'refunded' : 'captured'
}
