import type { Paise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition as canPaymentTransition, type PaymentStatus } from '#domain/orders/payment-status.ts'

export type PayableOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** What the provider's order asks for: the whole price, or a part of it. */
  readonly asked: Paise
  /** What is still to be paid. */
  readonly due: Paise
  /** The payments that paid parts of it. With the first of them its pieces were taken. */
  readonly partIds: readonly string[]
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

/** Where the pieces come from; those of an order that is paid in part are taken already. */
export type TakeFrom = 'hold' | 'free_stock' | 'taken'

export type Settlement =
  | { readonly kind: 'mark_paid'; readonly takeFrom: TakeFrom }
  | { readonly kind: 'take_part'; readonly takeFrom: TakeFrom }
  | { readonly kind: 'mark_failed' }
  | { readonly kind: 'already_paid' }
  | { readonly kind: 'refund'; readonly why: 'late_and_sold_out' | 'order_cancelled' | 'paid_twice' | 'wrong_amount' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'ignore'; readonly why: 'not_final' | 'after_paid' }

/**
 * What a report means for an order. Reports come in any order and any number of times, from the browser's return, the
 * webhook and our own asking; only a capture of the right sum for our own provider order makes an order paid, or pays a part of it.
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
  if (order.paidBy === payment.id || order.partIds.includes(payment.id)) return { kind: 'already_paid' }
  if (payment.amount !== order.asked || payment.currency !== 'INR') return { kind: 'refund', why: 'wrong_amount' }
  if (order.status === 'cancelled') return { kind: 'refund', why: 'order_cancelled' }
  if (!canPaymentTransition(order.paymentStatus, 'paid')) return { kind: 'refund', why: 'paid_twice' }
  // Somebody paid at the counter meanwhile.
  if (order.asked > order.due) return { kind: 'refund', why: 'paid_twice' }
  const takeFrom = takenFrom(order)
  if (takeFrom === null) return { kind: 'refund', why: 'late_and_sold_out' }
  return { kind: order.asked === order.due ? 'mark_paid' : 'take_part', takeFrom }
}

function takenFrom({ partIds, isHeld, isStockFree }: PayableOrder): TakeFrom | null {
  if (partIds.length > 0) return 'taken'
  if (isHeld) return 'hold'
  return isStockFree ? 'free_stock' : null
}
