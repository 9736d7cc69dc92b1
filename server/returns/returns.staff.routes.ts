import type { FastifyReply } from 'fastify'
import { returnDesk } from '#domain/api/return-desk.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import { findOrder } from '#server/orders/find-order.ts'
import type { Slice } from '#server/slice.ts'
import { decideReturnRequest } from './decide-return.ts'
import { receiveReturn } from './receive-return.ts'
import { decisionRefusal } from './return-refusals.ts'
import { presentDeskReturn, presentReturnRow } from './returns.present.ts'
import { askedFor, countReturns, selectHistory, selectDeskReturns, withId } from './returns.store.ts'

/** Returns at the desk: from the request to the pieces that are back. */
export const staffReturnRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const
  /** Receiving pays out, and the right to pay out is one of its own. */
  const refunding = { access: 'refund_payments' } as const

  async function shown(reply: FastifyReply, id: number) {
    const [row] = await selectDeskReturns(deps.db, withId(id))
    const order = row ? await findOrder(deps.db, row.orderId) : null
    if (!row || !order) return refuse(reply, notFound('There is no such return.'))
    return success(presentDeskReturn(row, order, await selectHistory(deps.db, id)))
  }

  app.get('/api/backoffice/returns', { config, schema: returnDesk.list }, async ({ query }) => {
    const where = askedFor(query)
    const [rows, total] = await Promise.all([selectDeskReturns(deps.db, where, query), countReturns(deps.db, where)])
    return success({
      data: rows.map(presentReturnRow),
      current_page: query.page,
      last_page: lastPageOf(total, query.per_page),
      per_page: query.per_page,
      total,
    })
  })

  app.get('/api/backoffice/returns/:id', { config, schema: returnDesk.one }, async (request, reply) =>
    shown(reply, request.params.id),
  )

  app.patch('/api/backoffice/returns/:id', { config, schema: returnDesk.decide }, async (request, reply) => {
    const { status, staff_note: staffNote } = request.body
    const command = { returnId: request.params.id, status, staffNote, actor: actorOf(request) }
    const decided = await decideReturnRequest(deps, command)
    return decided.ok ? shown(reply, decided.value) : refuse(reply, decisionRefusal(decided.error))
  })

  app.patch(
    '/api/backoffice/returns/:id/receive',
    { config: refunding, schema: returnDesk.receive },
    async (request, reply) => {
      const { pieces, staff_note: staffNote } = request.body
      const command = { returnId: request.params.id, pieces, staffNote, actor: actorOf(request) }
      const received = await receiveReturn(deps, command)
      return received.ok ? shown(reply, received.value) : refuse(reply, decisionRefusal(received.error, pieces))
    },
  )
}
