import { delivery, PARCELS_PER_PAGE } from '#domain/api/delivery.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { isoDate, istDate } from '#domain/time/ist.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import type { Slice } from '#server/slice.ts'
import { deliverStop } from './deliver-stop.ts'
import { presentParcel, presentStop } from './delivery.present.ts'
import * as words from './delivery-refusals.ts'
import { countWaiting, selectWaiting } from './parcels.store.ts'
import { editStop } from './plan-round.ts'
import { selectDeliveryPhoto } from './proofs.store.ts'
import { putParcels } from './put-parcels.ts'
import { showRound } from './show-round.ts'
import { selectOneStop } from './stops.store.ts'
import { takeOff } from './take-off.ts'

/** The stops of a round: parcels put on it, moved, taken off and handed over. */
export const stopRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const
  const { db } = deps

  app.get('/api/backoffice/delivery/parcels', { config, schema: delivery.parcels }, async ({ query }) => {
    const wanted = { day: isoDate(query.day), today: istDate(deps.clock.now()), search: query.search }
    const page = { page: query.page, perPage: PARCELS_PER_PAGE }
    const [rows, total] = await Promise.all([selectWaiting(db, wanted, page), countWaiting(db, wanted)])
    return success({
      data: rows.map(presentParcel),
      current_page: query.page,
      last_page: lastPageOf(total, PARCELS_PER_PAGE),
      per_page: PARCELS_PER_PAGE,
      total,
    })
  })

  app.post('/api/backoffice/delivery/stops', { config, schema: delivery.put }, async (request, reply) => {
    const { day, van, parcels } = request.body
    const keys = parcels.map(({ order_id: orderId, shipment_id: shipmentId }) => ({ orderId, shipmentId }))
    const put = await putParcels(deps, { day: isoDate(day), van, parcels: keys, actor: actorOf(request) })
    return put.ok ? showRound(deps, reply, put.value) : refuse(reply, words.putRefusal(put.error))
  })

  app.patch('/api/backoffice/delivery/stops/:id', { config, schema: delivery.edit }, async (request, reply) => {
    const edited = await editStop(deps, { ...request.body, stopId: request.params.id, actor: actorOf(request) })
    return edited.ok ? showRound(deps, reply, edited.value.id) : refuse(reply, words.stopsRefusal(edited.error))
  })

  app.delete('/api/backoffice/delivery/stops/:id', { config, schema: delivery.takeOff }, async (request, reply) => {
    const taken = await takeOff(deps, { stopId: request.params.id, actor: actorOf(request) })
    return taken.ok ? showRound(deps, reply, taken.value.id) : refuse(reply, words.takeOffRefusal(taken.error))
  })

  app.post(
    '/api/backoffice/delivery/stops/:id/delivered',
    { config, schema: delivery.handOver, bodyLimit: PHOTO_BODY },
    async (request, reply) => {
      const { received_by: receivedBy, taken_at: takenAt, photo = null } = request.body
      const stopId = request.params.id
      const told = { stopId, receivedBy, takenAt: new Date(takenAt), photo, key: request.headers['idempotency-key'] }
      const delivered = await deliverStop(deps, { ...told, actor: actorOf(request) })
      if (!delivered.ok) return refuse(reply, words.deliverRefusal(delivered.error))
      const stop = await selectOneStop(db, stopId)
      return stop ? success(presentStop(stop)) : refuse(reply, words.roundNotFound)
    },
  )

  app.get('/api/backoffice/delivery/photos/:file', { config, schema: delivery.photo }, async (request, reply) => {
    const bytes = await selectDeliveryPhoto(db, request.params.file)
    if (!bytes) return refuse(reply, notFound('There is no such photo.'))
    return reply.type('image/webp').send(bytes as never)
  })
}
