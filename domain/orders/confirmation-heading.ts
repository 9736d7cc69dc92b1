import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition, type PaymentStatus } from '#domain/orders/payment-status.ts'

export type ConfirmationHeading =
  | 'Order Confirmed!'
  | 'Payment pending'
  | 'Order Packed'
  | 'Order Partly On Its Way'
  | 'Order Partly Delivered'
  | 'Order On Its Way'
  | 'Order Delivered'
  | 'Order Cancelled'
type Standing = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }
/** Of an order that leaves in parts, the parcels that have left. */
type InTheHouse = { readonly isPacked?: boolean; readonly parcels?: readonly { readonly isDelivered: boolean }[] }

/** What stands over an order: where it is. "Order Confirmed!" heads what is paid and has not left yet. */
export function confirmationHeading(order: Standing & InTheHouse): ConfirmationHeading {
  const { status, paymentStatus } = order
  switch (status) {
    case 'pending':
      return paymentStatus === 'paid' ? 'Order Confirmed!' : 'Payment pending'
    case 'processing':
      return headingBeforeAllLeft(order)
    case 'shipped':
      return 'Order On Its Way'
    case 'delivered':
      return 'Order Delivered'
    case 'cancelled':
      return 'Order Cancelled'
  }
}

function headingBeforeAllLeft({ isPacked, parcels = [] }: InTheHouse): ConfirmationHeading {
  if (parcels.length === 0) return isPacked ? 'Order Packed' : 'Order Confirmed!'
  return parcels.every(({ isDelivered }) => isDelivered) ? 'Order Partly Delivered' : 'Order Partly On Its Way'
}

/** What was sold in the showroom is paid there, or by the link that was given. */
export function canPayNow({ status, paymentStatus, channel }: Standing & { channel?: string }): boolean {
  return channel !== 'showroom' && status === 'pending' && canTransition(paymentStatus, 'paid')
}
