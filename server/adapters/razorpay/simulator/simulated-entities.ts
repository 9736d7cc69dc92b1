import type { simulatorOrders, simulatorPayments, simulatorRefunds } from '#server/db/schema/simulator.ts'

export type SimulatedOrder = typeof simulatorOrders.$inferSelect
export type SimulatedPayment = typeof simulatorPayments.$inferSelect
export type SimulatedRefund = typeof simulatorRefunds.$inferSelect

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const notesOrList = (notes: Record<string, string>) => (Object.keys(notes).length === 0 ? [] : notes)

/** Entities as the provider writes them (contract d-1). */
export function orderJson(order: SimulatedOrder) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: order.amountPaid,
    amount_due: order.amount - order.amountPaid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: notesOrList(order.notes),
    created_at: seconds(order.createdAt),
  }
}

export function paymentJson(payment: SimulatedPayment) {
  const { error, details } = payment
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: 'INR',
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status: payment.amountRefunded === 0 ? null : payment.amountRefunded === payment.amount ? 'full' : 'partial',
    captured: payment.status === 'captured' || payment.status === 'refunded',
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email: 'void@razorpay.com',
    contact: '+919999999999',
    ...details,
    notes: [],
    fee: Math.round(payment.amount * 0.02),
    tax: 0,
    error_code: error?.code ?? null,
    error_description: error?.description ?? null,
    error_source: error?.source ?? null,
    error_step: error?.step ?? null,
    error_reason: error?.reason ?? null,
    acquirer_data: {},
    created_at: seconds(payment.createdAt),
  }
}

export function refundJson(refund: SimulatedRefund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.paymentId,
    notes: notesOrList(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: 'normal',
    speed_requested: refund.speed,
  }
}

export const collectionJson = (items: readonly object[]) => ({ entity: 'collection', count: items.length, items })
