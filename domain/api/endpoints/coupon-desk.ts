import type { couponDesk } from '#domain/api/coupon-desk.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

type CouponCodes = {
  make: 'code_taken'
  change: 'changed_meanwhile' | 'below_used'
  pause: 'changed_meanwhile'
  end: 'changed_meanwhile'
}

/** Whoever sets prices may take something off them. */
export const COUPON_DESK = endpointsOf<typeof couponDesk, CouponCodes>()({
  list: ['GET', '/api/backoffice/coupons', 'manage_catalog'],
  make: ['POST', '/api/backoffice/coupons', 'manage_catalog'],
  change: ['PATCH', '/api/backoffice/coupons/:id', 'manage_catalog'],
  pause: ['PATCH', '/api/backoffice/coupons/:id/pause', 'manage_catalog'],
  end: ['PATCH', '/api/backoffice/coupons/:id/end', 'manage_catalog'],
})
