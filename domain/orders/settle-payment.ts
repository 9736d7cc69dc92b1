import type { Paise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition as canPaymentTransition, type PaymentStatus } from '#domain/orders/payment-status.ts'

export type PayableOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly total: Paise
  /** The provider's order of the payment we opened, from OUR database. */
  readonly providerOrderId: string | null
  /** The payment that paid it, if one has. */
  readonly paidBy: string | null
  /** Whether its pieces are still held; not merely whether twenty minutes have passed. */
  readonly isHeld: boolean
  /** When not held any more: whether every piece could be taken from free stock now. */
  readonly isStockFree: boolean
}

/** A payment as the provider reports it, never as the browser does. */
export type ReportedPayment = {
  readonly id: string
  readonly providerOrderId: string | null
  readonly amount: Paise
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
}

export type Settlement =
  | { readonly kind: 'mark_paid'; readonly takeFrom: 'hold' | 'free_stock' }
  | { readonly kind: 'mark_failed' }
  | { readonly kind: 'already_paid' }
  | { readonly kind: 'refund'; readonly why: 'late_and_sold_out' | 'order_cancelled' | 'paid_twice' | 'wrong_amount' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'ignore'; readonly why: 'not_final' | 'after_paid' }

/**
 * What a report means for an order. Reports come in any order and any number of times, from the browser's return, the
 * webhook and our own asking; only a capture of the right sum for our own provider order makes an order paid.
 */
export function settlePayment(order: PayableOrder, payment: ReportedPayment): Settlement {
  if (order.providerOrderId === null || payment.providerOrderId !== order.providerOrderId) return { kind: 'foreign' }
  switch (payment.status) {
    case 'created':
    case 'authorized':
    case 'refunded':
      return { kind: 'ignore', why: 'not_final' }
    case 'failed':
      return settleFailure(order)
    case 'captured':
      return settleCapture(order, payment)
  }
}

/** A second failure changes nothing; a failure that arrives after the money changes nothing either. */
function settleFailure(order: PayableOrder): Settlement {
  return canPaymentTransition(order.paymentStatus, 'failed') && order.status === 'pending'
    ? { kind: 'mark_failed' }
    : { kind: 'ignore', why: 'after_paid' }
}

function settleCapture(order: PayableOrder, payment: ReportedPayment): Settlement {
  if (order.paidBy === payment.id) return { kind: 'already_paid' }
  if (payment.amount !== order.total || payment.currency !== 'INR') return { kind: 'refund', why: 'wrong_amount' }
  if (order.status === 'cancelled') return { kind: 'refund', why: 'order_cancelled' }
  if (!canPaymentTransition(order.paymentStatus, 'paid')) return { kind: 'refund', why: 'paid_twice' }
  if (order.isHeld) return { kind: 'mark_paid', takeFrom: 'hold' }
  return order.isStockFree
    ? { kind: 'mark_paid', takeFrom: 'free_stock' }
    : { kind: 'refund', why: 'late_and_sold_out' }
}
