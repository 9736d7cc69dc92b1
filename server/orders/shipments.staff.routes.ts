import { orderDesk } from '#domain/api/order-desk.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { correctTracking } from './correct-tracking.ts'
import { deliverOrder } from './deliver-order.ts'
import { deskRefusal } from './desk-refusals.ts'
import { packOrder } from './pack-order.ts'
import { type Parcel, shipOrder } from './ship-order.ts'
import { showDeskOrder } from './show-desk-order.ts'

/** The way of the goods: packed, shipped, delivered. */
export const shipmentRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const

  app.post('/api/backoffice/orders/pack', { config, schema: orderDesk.packMany }, async (request) => {
    const [packed, refused] = [[] as number[], [] as { id: number; code: string; message: string }[]]
    for (const orderId of new Set(request.body.ids)) {
      const done = await packOrder(deps, { orderId, isPacked: true, actor: actorOf(request) })
      if (done.ok) packed.push(orderId)
      else refused.push({ id: orderId, code: done.error.code, message: deskRefusal(done.error).message })
    }
    return success({ packed, refused })
  })

  app.patch('/api/backoffice/orders/:id/pack', { config, schema: orderDesk.pack }, async (request, reply) => {
    const { packed: isPacked, version } = request.body
    const done = await packOrder(deps, { orderId: request.params.id, isPacked, version, actor: actorOf(request) })
    return done.ok ? showDeskOrder(deps, done.value) : refuse(reply, deskRefusal(done.error))
  })

  app.patch('/api/backoffice/orders/:id/ship', { config, schema: orderDesk.ship }, async (request, reply) => {
    const { items, version } = request.body
    const pieces = items?.map(({ order_item_id: orderItemId, quantity }) => ({ orderItemId, quantity })) ?? null
    const shipped = await shipOrder(deps, {
      ...parcelOf(request.body),
      orderId: request.params.id,
      pieces,
      version,
      actor: actorOf(request),
    })
    return shipped.ok ? showDeskOrder(deps, shipped.value) : refuse(reply, deskRefusal(shipped.error))
  })

  app.patch('/api/backoffice/shipments/:id', { config, schema: orderDesk.correct }, async (request, reply) => {
    const command = { ...parcelOf(request.body), shipmentId: request.params.id, actor: actorOf(request) }
    const corrected = await correctTracking(deps, command)
    return corrected.ok ? showDeskOrder(deps, corrected.value) : refuse(reply, deskRefusal(corrected.error))
  })

  app.patch('/api/backoffice/orders/:id/deliver', { config, schema: orderDesk.deliver }, async (request, reply) => {
    const { shipment_id: shipmentId = null, received_by: receivedBy, version } = request.body
    const delivered = await deliverOrder(deps, {
      orderId: request.params.id,
      shipmentId,
      receivedBy: receivedBy?.trim() || null,
      version,
      actor: actorOf(request),
    })
    return delivered.ok ? showDeskOrder(deps, delivered.value) : refuse(reply, deskRefusal(delivered.error))
  })
}

type ParcelBody = {
  carrier: string
  tracking_number: string
  tracking_url?: string | null | undefined
  eway_bill_number?: string | null | undefined
}

function parcelOf(body: ParcelBody): { parcel: Parcel; ewayBillNumber: string | null } {
  const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = body
  const parcel = { carrier, trackingNumber, trackingUrl: trackingUrl ?? null }
  return { parcel, ewayBillNumber: body.eway_bill_number ?? null }
}
