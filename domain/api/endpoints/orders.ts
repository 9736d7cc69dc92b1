import type { coupons } from '#domain/api/coupons.ts'
import type { documents } from '#domain/api/documents.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { orders } from '#domain/api/orders.ts'
import type { payments } from '#domain/api/payments.ts'
import type { returns } from '#domain/api/returns.ts'
import type { CancellationRefusal } from '#domain/orders/cancellation.ts'
import type { OrderRefusal } from '#domain/orders/draft-order.ts'
import type { ReturnRefusal } from '#domain/orders/return-policy.ts'
import type { CouponRefusal } from '#domain/pricing/coupon.ts'

type PlaceCode = OrderRefusal['code'] | 'invalid_business' | 'key_reused' | 'too_many_unpaid'
type ReturnCode = ReturnRefusal['code'] | 'unknown_item' | 'too_many'

type Codes = {
  place: PlaceCode
  change: 'not_editable' | 'invalid_address' | 'tax_state_fixed' | 'not_deliverable'
  cancel: CancellationRefusal['code']
}

export const ORDERS = endpointsOf<typeof orders, Codes>()({
  place: ['POST', '/api/orders', 'customer'],
  list: ['GET', '/api/orders', 'customer'],
  stats: ['GET', '/api/orders/stats', 'customer'],
  track: ['GET', '/api/orders/track/:number', 'public'],
  one: ['GET', '/api/orders/:id', 'customer'],
  change: ['PUT', '/api/orders/:id', 'customer'],
  cancellation: ['GET', '/api/orders/:id/cancellation', 'customer'],
  cancel: ['PATCH', '/api/orders/:id/cancel', 'customer'],
})

export const DOCUMENTS = endpointsOf<typeof documents>()({
  invoice: ['GET', '/api/orders/:id/invoice.pdf', 'customer'],
  one: ['GET', '/api/orders/:id/documents/:document.pdf', 'customer'],
})

export const COUPONS = endpointsOf<typeof coupons, { preview: CouponRefusal['code'] }>()({
  preview: ['POST', '/api/coupons/preview', 'customer'],
})

type PaymentCodes = {
  open: PlaceCode | 'not_payable' | 'sold_out' | 'provider_unavailable' | 'payments_off'
  verify: 'verification_failed' | 'payment_returned'
}

export const PAYMENTS = endpointsOf<typeof payments, PaymentCodes>()({
  open: ['POST', '/api/razorpay/create-order', 'customer'],
  verify: ['POST', '/api/razorpay/verify-payment', 'customer'],
})

/** What staff do with returns stands in backoffice.ts. */
export const RETURNS = endpointsOf<typeof returns, { request: ReturnCode | 'not_a_photo'; preview: ReturnCode }>()({
  request: ['POST', '/api/orders/:id/returns', 'customer'],
  preview: ['POST', '/api/orders/:id/returns/preview', 'customer'],
  list: ['GET', '/api/orders/:id/returns', 'customer'],
  photo: ['GET', '/api/returns/photos/:file', 'customer'],
})
