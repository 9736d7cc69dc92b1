import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition, type PaymentStatus } from '#domain/orders/payment-status.ts'

export type ConfirmationHeading = 'Order Confirmed!' | 'Payment pending' | 'Order Cancelled'
type Standing = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }

/** "Order Confirmed!" heads an order that is paid or beyond pending. */
export function confirmationHeading({ status, paymentStatus }: Standing): ConfirmationHeading {
  if (status === 'cancelled') return 'Order Cancelled'
  return status === 'pending' && paymentStatus !== 'paid' ? 'Payment pending' : 'Order Confirmed!'
}

export function canPayNow({ status, paymentStatus }: Standing): boolean {
  return status === 'pending' && canTransition(paymentStatus, 'paid')
}
