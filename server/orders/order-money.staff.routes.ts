import type { FastifyReply } from 'fastify'
import { orderDesk } from '#domain/api/order-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse } from '#server/http/reply.ts'
import { recordPaidOut } from '#server/payments/pay-out.ts'
import { linkBalance, takeBalance } from '#server/payments/take-balance.ts'
import type { Slice } from '#server/slice.ts'
import { takeRefusal } from './desk-refusals.ts'
import { findOrder } from './find-order.ts'
import { orderNotFound } from './order-refusals.ts'
import { showDeskOrder } from './show-desk-order.ts'

/** Money across the counter: what is due comes in, what was refunded goes out. */
export const orderMoneyRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const
  const refunding = { access: 'refund_payments' } as const

  async function shown(reply: FastifyReply, orderId: number) {
    const order = await findOrder(deps.db, orderId)
    return order ? showDeskOrder(deps, order) : refuse(reply, orderNotFound)
  }

  app.post('/api/backoffice/orders/:id/payments', { config, schema: orderDesk.takeMoney }, async (request, reply) => {
    const { by: method, reference, amount, version } = request.body
    const taken = await takeBalance(deps, {
      orderId: request.params.id,
      amount: rupees(amount),
      method,
      reference: reference?.trim() || null,
      key: request.headers['idempotency-key'],
      version,
      actor: actorOf(request),
    })
    return taken.ok ? shown(reply, taken.value.id) : refuse(reply, takeRefusal(taken.error))
  })

  app.post('/api/backoffice/orders/:id/links', { config, schema: orderDesk.linkMoney }, async (request, reply) => {
    const command = { orderId: request.params.id, hours: request.body.hours, actor: actorOf(request) }
    const linked = await linkBalance(deps, command)
    return linked.ok ? shown(reply, linked.value.id) : refuse(reply, takeRefusal(linked.error))
  })

  app.patch('/api/backoffice/refunds/:id', { config: refunding, schema: orderDesk.payOut }, async (request, reply) => {
    const { by: method, reference } = request.body
    const paidOut = { method, reference: reference?.trim() || null }
    const done = await recordPaidOut(deps, { refundId: request.params.id, paidOut, actor: actorOf(request) })
    return done.ok ? shown(reply, done.value) : refuse(reply, takeRefusal(done.error))
  })
}
