import { delivery } from '#domain/api/delivery.ts'
import { isoDate } from '#domain/time/ist.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import * as words from './delivery-refusals.ts'
import { changeVan, orderStops } from './plan-round.ts'
import { printSheet } from './print-sheet.ts'
import { sendOff } from './send-off.ts'
import { roundOf, showRound } from './show-round.ts'

/** The delivery round: planned at the desk, driven with a phone. */
export const deliveryRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const

  app.get('/api/backoffice/delivery', { config, schema: delivery.round }, async ({ query }) =>
    success(await roundOf(deps, isoDate(query.day), query.van)),
  )

  app.patch('/api/backoffice/delivery/rounds/:id/order', { config, schema: delivery.order }, async (request, reply) => {
    const command = { ...request.body, roundId: request.params.id, actor: actorOf(request) }
    const ordered = await orderStops(deps, command)
    return ordered.ok ? showRound(deps, reply, ordered.value.id) : refuse(reply, words.stopsRefusal(ordered.error))
  })

  app.patch('/api/backoffice/delivery/rounds/:id', { config, schema: delivery.change }, async (request, reply) => {
    const changed = await changeVan(deps, { ...request.body, roundId: request.params.id, actor: actorOf(request) })
    return changed.ok ? showRound(deps, reply, changed.value.id) : refuse(reply, words.planRefusal(changed.error))
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
    return success({ ...(await roundOf(deps, round.day, round.van)), refused })
  })

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
}
