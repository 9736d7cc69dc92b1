import { type CounterMethod, counterPaymentId } from '#domain/orders/counter-money.ts'
import type { payments, providerOrders, refunds } from '#server/db/schema/payments.ts'
import { daysAfter } from './days.ts'
import type { PlannedOrder } from './plan-order.ts'

type ProviderOrderRow = typeof providerOrders.$inferInsert
type PaymentRow = typeof payments.$inferInsert
type RefundRow = typeof refunds.$inferInsert

export const ADVANCE_METHOD: CounterMethod = 'upi'
const METHODS = ['upi', 'card', 'netbanking'] as const
const REFUND_DAYS = 4
export const CANCELLED = 'cancellation'

/** Prefix and fourteen characters, like the provider's own; DEMO tells them apart from any it ever issued. */
export function demoProviderId(kind: 'order' | 'pay' | 'rfnd', serial: number): string {
  return `${kind}_DEMO${String(serial).padStart(10, '0')}`
}

export function providerOrderRow(order: PlannedOrder, orderId: number): ProviderOrderRow[] {
  if (!answeredAt(order)) return []
  return [
    {
      orderId,
      providerOrderId: demoProviderId('order', order.serial),
      amount: order.quote.total,
      createdAt: order.placedAt,
      checkedAt: answeredAt(order),
    },
  ]
}

export function paymentRow(order: PlannedOrder, orderId: number): PaymentRow[] {
  const at = answeredAt(order)
  if (!at) return []
  return [
    {
      orderId,
      providerOrderId: demoProviderId('order', order.serial),
      providerPaymentId: demoProviderId('pay', order.serial),
      status: order.paidAt ? 'captured' : 'failed',
      amount: order.quote.total,
      method: METHODS[order.serial % METHODS.length] ?? 'upi',
      errorReason: order.paidAt ? null : 'payment_failed',
      createdAt: at,
      capturedAt: order.paidAt,
    },
  ]
}

/** Money of the counter, which no provider knows. */
export function advanceRow({ advance, orderNumber }: PlannedOrder, orderId: number): PaymentRow[] {
  if (!advance) return []
  const id = counterPaymentId(orderNumber)
  const { amount, at } = advance
  return [
    {
      orderId,
      providerOrderId: id,
      providerPaymentId: id,
      status: 'captured',
      amount,
      method: ADVANCE_METHOD,
      reference: 'UPI 632914880417',
      isPart: true,
      createdAt: at,
      capturedAt: at,
    },
  ]
}

export function refundRow(order: PlannedOrder, orderId: number, paymentId: number | undefined): RefundRow[] {
  if (order.refund === null || !order.cancelledAt || paymentId === undefined) return []
  return [
    {
      orderId,
      paymentId,
      amount: order.refund,
      reason: CANCELLED,
      idempotencyKey: `refund-${demoProviderId('pay', order.serial)}-${CANCELLED}`,
      providerRefundId: demoProviderId('rfnd', order.serial),
      status: 'processed',
      createdAt: order.cancelledAt,
      processedAt: daysAfter(order.cancelledAt, REFUND_DAYS),
    },
  ]
}

function answeredAt({ paidAt, failedAt }: PlannedOrder): Date | null {
  return paidAt ?? failedAt
}
