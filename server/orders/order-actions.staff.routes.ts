import type { FastifyReply } from 'fastify'
import { orderDesk } from '#domain/api/order-desk.ts'
import { rupees } from '#domain/money/paise.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { deskRefusal } from './desk-refusals.ts'
import { noteOrder } from './note-order.ts'
import { paidOutOf } from './paid-out.ts'
import { printOrders } from './print-orders.ts'
import { refundOrder } from './refund-order.ts'
import { resendMail } from './resend-mail.ts'
import { showDeskOrder } from './show-desk-order.ts'

/** What staff do around an order: money back, notes, mails, paper. */
export const orderActionRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const config = { access: 'manage_orders' } as const
  const refunding = { access: 'refund_payments' } as const

  app.post(
    '/api/backoffice/orders/:id/refunds',
    { config: refunding, schema: orderDesk.refund },
    async (request, reply) => {
      const { items, amount, reason, paid_out: paidOut, version } = request.body
      const refunded = await refundOrder(deps, {
        orderId: request.params.id,
        key: request.headers['idempotency-key'],
        pieces: items.map((item) => ({
          orderItemId: item.order_item_id,
          quantity: item.quantity,
          isRestocked: item.restock,
          hadLeft: item.had_left,
        })),
        amount: rupees(amount),
        reason,
        paidOut: paidOutOf(paidOut),
        version,
        actor: actorOf(request),
      })
      return refunded.ok ? showDeskOrder(deps, refunded.value) : refuse(reply, deskRefusal(refunded.error))
    },
  )

  app.post('/api/backoffice/orders/:id/notes', { config, schema: orderDesk.note }, async (request, reply) => {
    const { text } = request.body
    const noted = await noteOrder(deps, { orderId: request.params.id, text, actor: actorOf(request) })
    return noted.ok ? showDeskOrder(deps, noted.value) : refuse(reply, deskRefusal(noted.error))
  })

  app.post('/api/backoffice/orders/:id/mails', { config, schema: orderDesk.resend }, async (request, reply) => {
    const { template } = request.body
    const key = request.headers['idempotency-key']
    const sent = await resendMail(deps, { orderId: request.params.id, template, key, actor: actorOf(request) })
    return sent.ok ? showDeskOrder(deps, sent.value) : refuse(reply, deskRefusal(sent.error))
  })

  app.get('/api/backoffice/orders/print', { config, schema: orderDesk.print }, async ({ query }, reply) => {
    const pdf = await printOrders(deps, query)
    if (!pdf) return refuse(reply, notFound('There is nothing to print for these orders.'))
    const name = `${query.what}-${query.ids.length === 1 ? query.ids[0] : `of-${query.ids.length}-orders`}.pdf`
    return sendPdf(reply, name, pdf)
  })
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply.header('content-disposition', `inline; filename="${name}"`).type('application/pdf').send(pdf)
