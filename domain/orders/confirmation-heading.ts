import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition, type PaymentStatus } from '#domain/orders/payment-status.ts'

export type ConfirmationHeading =
  | 'Order Confirmed!'
  | 'Payment pending'
  | 'Order Packed'
  | 'Order On Its Way'
  | 'Order Delivered'
  | 'Order Cancelled'
type Standing = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }
type Packed = { readonly isPacked?: boolean }

/** What stands over an order: where it is. "Order Confirmed!" heads what is paid and has not left yet. */
export function confirmationHeading({ status, paymentStatus, isPacked }: Standing & Packed): ConfirmationHeading {
  switch (status) {
    case 'pending':
      return paymentStatus === 'paid' ? 'Order Confirmed!' : 'Payment pending'
    case 'processing':
      return isPacked ? 'Order Packed' : 'Order Confirmed!'
    case 'shipped':
      return 'Order On Its Way'
    case 'delivered':
      return 'Order Delivered'
    case 'cancelled':
      return 'Order Cancelled'
  }
}

/** What was sold in the showroom is paid there, or by the link that was given. */
export function canPayNow({ status, paymentStatus, channel }: Standing & { channel?: string }): boolean {
  return channel !== 'showroom' && status === 'pending' && canTransition(paymentStatus, 'paid')
}
