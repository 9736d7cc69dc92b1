import { openPage } from '#domain/api/open-page.ts'
import { orderDesk } from '#domain/api/order-desk.ts'
import { istDate } from '#domain/time/ist.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelRefusal } from './cancellation-answers.ts'
import { deskCsv } from './desk-csv.ts'
import { presentDeskRow } from './desk.present.ts'
import { listDesk, selectExported } from './desk.store.ts'
import { findOrder } from './find-order.ts'
import { orderNotFound } from './order-refusals.ts'
import { paidOutOf } from './paid-out.ts'
import { showDeskOrder } from './show-desk-order.ts'

/** The order desk: what staff see of orders, and calling one off. */
export const staffOrderRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const
  /** All that was paid goes back: that is a refund, and the right to pay out is one of its own. */
  const refunding = { access: 'refund_payments' } as const

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
    return order ? showDeskOrder(deps, order) : refuse(reply, orderNotFound)
  })

  app.patch(
    '/api/backoffice/orders/:id/cancel',
    { config: refunding, schema: orderDesk.cancel },
    async (request, reply) => {
      const { reason, paid_out: paidOut, version } = request.body
      const by = { who: 'shop', reason, actor: actorOf(request), paidOut: paidOutOf(paidOut) } as const
      const cancelled = await cancelOrder(deps, { orderId: request.params.id, by, version })
      return cancelled.ok ? showDeskOrder(deps, cancelled.value) : refuse(reply, cancelRefusal(cancelled.error))
    },
  )
}
