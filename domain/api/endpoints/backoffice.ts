import { endpointsOf } from '#domain/api/endpoint.ts'
import type { shopOrders } from '#domain/api/orders.ts'
import type { returns } from '#domain/api/returns.ts'

/** Apart from what shoppers call, so that no shopper downloads these rows. */
export const SHOP_ORDERS = endpointsOf<typeof shopOrders, { ship: 'wrong_status'; deliver: 'wrong_status' }>()({
  ship: ['PATCH', '/api/backoffice/orders/:id/ship', 'manage_orders'],
  deliver: ['PATCH', '/api/backoffice/orders/:id/deliver', 'manage_orders'],
  cancel: ['PATCH', '/api/backoffice/orders/:id/cancel', 'refund_payments'],
})

export const SHOP_RETURNS = endpointsOf<Pick<typeof returns, 'shopList' | 'decide'>, { decide: 'wrong_status' }>()({
  shopList: ['GET', '/api/backoffice/returns', 'manage_orders'],
  decide: ['PATCH', '/api/backoffice/returns/:id', 'manage_orders'],
})
