import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { shopOrders } from '#domain/api/orders.ts'
import { customerOf } from '#server/http/access.ts'
import { type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelRefusal } from './cancellation-answers.ts'
import type { OrderRecord } from './order-record.ts'
import { orderNotFound } from './order-refusals.ts'
import { presentOrder } from './orders.present.ts'
import { deliverOrder, type DispatchRefusal, shipOrder } from './ship-order.ts'

/** What staff do with an order. */
export const shopOrderRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'manage_orders' } as const
  /** All that was paid goes back: that is a refund, and the right to pay out is one of its own. */
  const refunding = { access: 'refund_payments' } as const
  const shown = (order: OrderRecord) => success(presentOrder(order, 'staff', deps.clock.now()))

  app.patch('/api/backoffice/orders/:id/ship', { config, schema: shopOrders.ship }, async (request, reply) => {
    const { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl } = request.body
    const parcel = { carrier, trackingNumber, trackingUrl: trackingUrl ?? null }
    const shipped = await shipOrder(deps, request.params.id, parcel, customerOf(request).user.id)
    return shipped.ok ? shown(shipped.value) : refuse(reply, dispatchRefusal(shipped.error))
  })

  app.patch('/api/backoffice/orders/:id/deliver', { config, schema: shopOrders.deliver }, async (request, reply) => {
    const delivered = await deliverOrder(deps, request.params.id, customerOf(request).user.id)
    return delivered.ok ? shown(delivered.value) : refuse(reply, dispatchRefusal(delivered.error))
  })

  app.patch(
    '/api/backoffice/orders/:id/cancel',
    { config: refunding, schema: shopOrders.cancel },
    async (request, reply) => {
      const by = { who: 'shop', reason: request.body.reason, staffId: customerOf(request).user.id } as const
      const cancelled = await cancelOrder(deps, { orderId: request.params.id, by })
      return cancelled.ok ? shown(cancelled.value) : refuse(reply, cancelRefusal(cancelled.error))
    },
  )
}

function dispatchRefusal(refusal: DispatchRefusal): Refusal {
  if (refusal.code === 'not_found') return orderNotFound
  return { status: 409, code: refusal.code, message: `This order is ${refusal.status}.` }
}
