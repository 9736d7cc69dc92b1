import type { delivery } from '#domain/api/delivery.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'
import type { ParcelRefusal } from '#domain/delivery/put-on-round.ts'

type DeliveryCodes = {
  put: ParcelRefusal['code'] | 'past_day' | 'unknown_parcel' | 'round_is_full'
  order: 'changed_meanwhile'
  change: 'changed_meanwhile' | 'van_taken'
  leave: 'changed_meanwhile' | 'not_its_day'
  edit: 'changed_meanwhile'
  takeOff: 'already_delivered'
  handOver:
    | 'already_delivered'
    | 'order_cancelled'
    | 'wrong_status'
    | 'eway_bill_required'
    | 'not_a_photo'
    | 'key_used'
    | 'nothing_to_deliver'
}

export const DELIVERY = endpointsOf<typeof delivery, DeliveryCodes>()({
  round: ['GET', '/api/backoffice/delivery', 'manage_orders'],
  parcels: ['GET', '/api/backoffice/delivery/parcels', 'manage_orders'],
  put: ['POST', '/api/backoffice/delivery/stops', 'manage_orders'],
  order: ['PATCH', '/api/backoffice/delivery/rounds/:id/order', 'manage_orders'],
  change: ['PATCH', '/api/backoffice/delivery/rounds/:id', 'manage_orders'],
  leave: ['POST', '/api/backoffice/delivery/rounds/:id/leave', 'manage_orders'],
  edit: ['PATCH', '/api/backoffice/delivery/stops/:id', 'manage_orders'],
  takeOff: ['DELETE', '/api/backoffice/delivery/stops/:id', 'manage_orders'],
  handOver: ['POST', '/api/backoffice/delivery/stops/:id/delivered', 'manage_orders'],
  sheet: ['GET', '/api/backoffice/delivery/rounds/:id/sheet.pdf', 'manage_orders'],
  photo: ['GET', '/api/backoffice/delivery/photos/:file', 'manage_orders'],
})
