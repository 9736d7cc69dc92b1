import type { backoffice } from '#domain/api/backoffice.ts'
import type { counter } from '#domain/api/counter.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { orderDesk } from '#domain/api/order-desk.ts'
import type { savedViews } from '#domain/api/saved-views.ts'
import type { CancellationRefusal } from '#domain/orders/cancellation.ts'
import type { OrderRefusal } from '#domain/orders/draft-order.ts'
import type { ShipmentRefusal } from '#domain/orders/fulfilment.ts'
import type { PartRefundRefusal } from '#domain/orders/part-refund.ts'
import type { returnDesk } from '#domain/api/return-desk.ts'
import type { ReceiptRefusal } from '#domain/orders/return-receipt.ts'

// Apart from what shoppers call, so that no shopper downloads these rows.

type Dispatch = 'changed_meanwhile' | 'wrong_status'
type DeskCodes = {
  pack: Dispatch | 'already_packed' | 'not_packed'
  ship: Dispatch | ShipmentRefusal['code'] | 'eway_bill_required' | 'balance_due'
  correct: 'already_delivered'
  deliver: Dispatch
  cancel: CancellationRefusal['code'] | 'changed_meanwhile'
  refund: Dispatch | PartRefundRefusal['code'] | 'balance_due'
  takeMoney: 'changed_meanwhile' | 'nothing_due' | 'more_than_due'
  linkMoney: 'nothing_due' | 'payments_off' | 'provider_unavailable'
  payOut: 'not_waiting'
  resend: 'not_yet'
}

export const ORDER_DESK = endpointsOf<typeof orderDesk, DeskCodes>()({
  list: ['GET', '/api/backoffice/orders', 'manage_orders'],
  one: ['GET', '/api/backoffice/orders/:id', 'manage_orders'],
  export: ['GET', '/api/backoffice/orders/export', 'manage_orders'],
  packMany: ['POST', '/api/backoffice/orders/pack', 'manage_orders'],
  pack: ['PATCH', '/api/backoffice/orders/:id/pack', 'manage_orders'],
  ship: ['PATCH', '/api/backoffice/orders/:id/ship', 'manage_orders'],
  correct: ['PATCH', '/api/backoffice/shipments/:id', 'manage_orders'],
  deliver: ['PATCH', '/api/backoffice/orders/:id/deliver', 'manage_orders'],
  cancel: ['PATCH', '/api/backoffice/orders/:id/cancel', 'refund_payments'],
  refund: ['POST', '/api/backoffice/orders/:id/refunds', 'refund_payments'],
  takeMoney: ['POST', '/api/backoffice/orders/:id/payments', 'manage_orders'],
  linkMoney: ['POST', '/api/backoffice/orders/:id/links', 'manage_orders'],
  payOut: ['PATCH', '/api/backoffice/refunds/:id', 'refund_payments'],
  note: ['POST', '/api/backoffice/orders/:id/notes', 'manage_orders'],
  resend: ['POST', '/api/backoffice/orders/:id/mails', 'manage_orders'],
  print: ['GET', '/api/backoffice/orders/print', 'manage_orders'],
})

type ReturnCodes = { decide: 'wrong_status'; receive: 'wrong_status' | ReceiptRefusal['code'] }

export const RETURN_DESK = endpointsOf<typeof returnDesk, ReturnCodes>()({
  list: ['GET', '/api/backoffice/returns', 'manage_orders'],
  one: ['GET', '/api/backoffice/returns/:id', 'manage_orders'],
  decide: ['PATCH', '/api/backoffice/returns/:id', 'manage_orders'],
  receive: ['PATCH', '/api/backoffice/returns/:id/receive', 'refund_payments'],
})

type OfficeCodes = { events: 'too_many_windows' | 'closing'; retry: 'not_waiting' | 'nothing_left' }

export const BACK_OFFICE = endpointsOf<typeof backoffice, OfficeCodes>()({
  today: ['GET', '/api/backoffice/today', 'open_back_office'],
  search: ['GET', '/api/backoffice/search', 'open_back_office'],
  events: ['GET', '/api/backoffice/events', 'open_back_office'],
  failures: ['GET', '/api/backoffice/failures', 'open_back_office'],
  retry: ['POST', '/api/backoffice/failures/:kind/:id/retry', 'open_back_office'],
})

export const SAVED_VIEWS = endpointsOf<typeof savedViews, { save: 'too_many_views' }>()({
  list: ['GET', '/api/backoffice/views', 'open_back_office'],
  save: ['POST', '/api/backoffice/views', 'open_back_office'],
  remove: ['DELETE', '/api/backoffice/views/:id', 'open_back_office'],
})

type CounterCodes = {
  preview: OrderRefusal['code']
  sell:
    | OrderRefusal['code']
    | 'invalid_business'
    | 'key_reused'
    | 'too_many_unpaid'
    | 'address_needed'
    | 'unknown_customer'
    | 'eway_bill_required'
    | 'advance_too_high'
    | 'not_paid_yet'
    | 'provider_unavailable'
    | 'payments_off'
  mailLink: 'no_mail_address' | 'link_is_over'
}

export const COUNTER = endpointsOf<typeof counter, CounterCodes>()({
  products: ['GET', '/api/backoffice/counter/products', 'manage_orders'],
  customers: ['GET', '/api/backoffice/counter/customers', 'manage_orders'],
  preview: ['POST', '/api/backoffice/orders/preview', 'manage_orders'],
  sell: ['POST', '/api/backoffice/orders', 'manage_orders'],
  sold: ['GET', '/api/backoffice/counter/sales/:id', 'manage_orders'],
  mailLink: ['POST', '/api/backoffice/counter/sales/:id/mail', 'manage_orders'],
})
