import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { openPage } from '#domain/api/open-page.ts'
import { orderDesk } from '#domain/api/order-desk.ts'
import { istDate } from '#domain/time/ist.ts'
import { actorOf } from '#server/http/actor.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelRefusal } from './cancellation-answers.ts'
import { correctTracking } from './correct-tracking.ts'
import { deliverOrder } from './deliver-order.ts'
import { deskCsv } from './desk-csv.ts'
import { selectDeskParts } from './desk-parts.store.ts'
import { presentDeskOrder, presentDeskRow } from './desk.present.ts'
import { deskRefusal } from './desk-refusals.ts'
import { listDesk, selectExported } from './desk.store.ts'
import { findOrder } from './find-order.ts'
import type { OrderRecord } from './order-record.ts'
import { orderNotFound } from './order-refusals.ts'
import { paidOutOf } from './paid-out.ts'
import { packOrder } from './pack-order.ts'
import { type Parcel, shipOrder } from './ship-order.ts'

/** The order desk: what staff see of orders, and do with them. */
export const staffOrderRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'manage_orders' } as const
  /** All that was paid goes back: that is a refund, and the right to pay out is one of its own. */
  const refunding = { access: 'refund_payments' } as const
  const shown = async (order: OrderRecord) =>
    success(presentDeskOrder(order, await selectDeskParts(deps.db, order.id), deps.clock.now()))

  app.get('/api/backoffice/orders', { config, schema: orderDesk.list }, async ({ query }) => {
    const now = deps.clock.now()
    const { rows, found } = await listDesk(deps.db, query, istDate(now))
    const data = rows.map((row) => presentDeskRow(row, now))
    return success(openPage(query, data, found))
  })

  app.get('/api/backoffice/orders/export', { config, schema: orderDesk.export }, async ({ query }, reply) => {
    const today = istDate(deps.clock.now())
    const rows = await selectExported(deps.db, query, today)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${today}.csv"`)
      .send(deskCsv(rows) as never)
  })

  app.get('/api/backoffice/orders/:id', { config, schema: orderDesk.one }, async (request, reply) => {
    const order = await findOrder(deps.db, request.params.id)
    return order ? shown(order) : refuse(reply, orderNotFound)
  })

  app.post('/api/backoffice/orders/pack', { config, schema: orderDesk.packMany }, async (request) => {
    const [packed, refused] = [[] as number[], [] as { id: number; message: string }[]]
    for (const orderId of new Set(request.body.ids)) {
      const done = await packOrder(deps, { orderId, isPacked: true, actor: actorOf(request) })
      if (done.ok) packed.push(orderId)
      else refused.push({ id: orderId, message: deskRefusal(done.error).message })
    }
    return success({ packed, refused })
  })

  app.patch('/api/backoffice/orders/:id/pack', { config, schema: orderDesk.pack }, async (request, reply) => {
    const { packed: isPacked, version } = request.body
    const done = await packOrder(deps, { orderId: request.params.id, isPacked, version, actor: actorOf(request) })
    return done.ok ? shown(done.value) : refuse(reply, deskRefusal(done.error))
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
    return shipped.ok ? shown(shipped.value) : refuse(reply, deskRefusal(shipped.error))
  })

  app.patch('/api/backoffice/shipments/:id', { config, schema: orderDesk.correct }, async (request, reply) => {
    const command = { ...parcelOf(request.body), shipmentId: request.params.id, actor: actorOf(request) }
    const corrected = await correctTracking(deps, command)
    return corrected.ok ? shown(corrected.value) : refuse(reply, deskRefusal(corrected.error))
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
    return delivered.ok ? shown(delivered.value) : refuse(reply, deskRefusal(delivered.error))
  })

  app.patch(
    '/api/backoffice/orders/:id/cancel',
    { config: refunding, schema: orderDesk.cancel },
    async (request, reply) => {
      const { reason, paid_out: paidOut, version } = request.body
      const by = { who: 'shop', reason, actor: actorOf(request), paidOut: paidOutOf(paidOut) } as const
      const cancelled = await cancelOrder(deps, { orderId: request.params.id, by, version })
      return cancelled.ok ? shown(cancelled.value) : refuse(reply, cancelRefusal(cancelled.error))
    },
  )
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
