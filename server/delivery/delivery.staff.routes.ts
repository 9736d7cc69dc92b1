import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { delivery, PARCELS_PER_PAGE } from '#domain/api/delivery.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { type IsoDate, isoDate, istDate } from '#domain/time/ist.ts'
import { readSettings } from '#server/facts/read-settings.ts'
import { actorOf } from '#server/http/actor.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import type { Slice } from '#server/slice.ts'
import { deliverStop } from './deliver-stop.ts'
import { presentParcel, presentRound, presentStop } from './delivery.present.ts'
import * as words from './delivery-refusals.ts'
import { countWaiting, selectWaiting } from './parcels.store.ts'
import { changeVan, editStop, orderStops } from './plan-round.ts'
import { printSheet } from './print-sheet.ts'
import { selectDeliveryPhoto } from './proofs.store.ts'
import { putParcels } from './put-parcels.ts'
import { selectRound } from './rounds.store.ts'
import { sendOff } from './send-off.ts'
import { selectDay, selectOneStop, selectStopsOf } from './stops.store.ts'
import { takeOff } from './take-off.ts'

/** The delivery round: planned at the desk, driven with a phone. */
export const deliveryRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'manage_orders' } as const
  const { db } = deps

  async function roundOf(day: IsoDate, asked?: string) {
    const waiting = countWaiting(db, { day, today: today() })
    const [rounds, due, settings] = await Promise.all([selectDay(db, day), waiting, readSettings(db)])
    const ownVans = settings.vans.names
    const van = asked ?? ownVans[0]
    const round = rounds.find((one) => one.van === van)
    return presentRound({ day, van, rounds, ownVans, due, stops: round ? await selectStopsOf(db, round.id) : [] })
  }
  const today = () => istDate(deps.clock.now())
  async function shownById(reply: FastifyReply, id: number) {
    const round = await selectRound(db, id)
    return round ? success(await roundOf(round.day, round.van)) : refuse(reply, words.roundNotFound)
  }

  app.get('/api/backoffice/delivery', { config, schema: delivery.round }, async ({ query }) =>
    success(await roundOf(isoDate(query.day), query.van)),
  )

  app.get('/api/backoffice/delivery/parcels', { config, schema: delivery.parcels }, async ({ query }) => {
    const wanted = { day: isoDate(query.day), today: today(), search: query.search }
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
    return put.ok ? shownById(reply, put.value) : refuse(reply, words.putRefusal(put.error))
  })

  app.patch('/api/backoffice/delivery/rounds/:id/order', { config, schema: delivery.order }, async (request, reply) => {
    const command = { ...request.body, roundId: request.params.id, actor: actorOf(request) }
    const ordered = await orderStops(deps, command)
    return ordered.ok ? shownById(reply, ordered.value.id) : refuse(reply, words.stopsRefusal(ordered.error))
  })

  app.patch('/api/backoffice/delivery/rounds/:id', { config, schema: delivery.change }, async (request, reply) => {
    const changed = await changeVan(deps, { ...request.body, roundId: request.params.id, actor: actorOf(request) })
    return changed.ok ? shownById(reply, changed.value.id) : refuse(reply, words.planRefusal(changed.error))
  })

  app.post('/api/backoffice/delivery/rounds/:id/leave', { config, schema: delivery.leave }, async (request, reply) => {
    const { version } = request.body
    const left = await sendOff(deps, { roundId: request.params.id, version, actor: actorOf(request) })
    if (!left.ok) return refuse(reply, words.sendOffRefusal(left.error))
    const { round, leftBehind } = left.value
    const refused = leftBehind.map(({ orderNumber, refusal }) => ({
      order_number: orderNumber,
      message: words.loadWords(refusal).message,
    }))
    return success({ ...(await roundOf(round.day, round.van)), refused })
  })

  app.patch('/api/backoffice/delivery/stops/:id', { config, schema: delivery.edit }, async (request, reply) => {
    const edited = await editStop(deps, { ...request.body, stopId: request.params.id, actor: actorOf(request) })
    return edited.ok ? shownById(reply, edited.value.id) : refuse(reply, words.stopsRefusal(edited.error))
  })

  app.delete('/api/backoffice/delivery/stops/:id', { config, schema: delivery.takeOff }, async (request, reply) => {
    const taken = await takeOff(deps, { stopId: request.params.id, actor: actorOf(request) })
    return taken.ok ? shownById(reply, taken.value.id) : refuse(reply, words.takeOffRefusal(taken.error))
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

  app.get(
    '/api/backoffice/delivery/rounds/:id/sheet.pdf',
    { config, schema: delivery.sheet },
    async (request, reply) => {
      const sheet = await printSheet(deps, request.params.id)
      if (!sheet) return refuse(reply, words.roundNotFound)
      const disposition = `inline; filename="${sheet.name}"`
      return reply
        .header('content-disposition', disposition)
        .type('application/pdf')
        .send(sheet.pdf as never)
    },
  )

  app.get('/api/backoffice/delivery/photos/:file', { config, schema: delivery.photo }, async (request, reply) => {
    const bytes = await selectDeliveryPhoto(db, request.params.file)
    if (!bytes) return refuse(reply, notFound('There is no such photo.'))
    return reply.type('image/webp').send(bytes as never)
  })
}
