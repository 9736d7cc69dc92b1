import type { FastifyRequest } from 'fastify'
import { may } from '#domain/accounts/permissions.ts'
import type { CodeOf } from '#domain/api/endpoint.ts'
import type { ORDERS } from '#domain/api/endpoints/orders.ts'
import { orders } from '#domain/api/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { orderStats } from '#domain/orders/order-stats.ts'
import { notDeliveredText } from '#domain/shipping/delivery-texts.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { atField, atFields, type Refusal, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelRefusal, previewCancellation } from './cancellation-answers.ts'
import { changeOrder, type ChangeOrderRefusal } from './change-order.ts'
import { orderCommand } from './order-command.ts'
import { addressErrors, orderNotFound, orderRefusal } from './order-refusals.ts'
import type { OrderRecord } from './order-record.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { byNumber, countOrders, ownedBy, selectOrder } from './orders.store.ts'
import { presentOrder } from './orders.present.ts'
import { placeOrder } from './place-order.ts'

const customer = { access: 'customer' } as const

export const orderRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.post(
    '/api/orders',
    { config: { access: 'customer', limit: 'order' }, schema: orders.place },
    async (request, reply) => {
      const command = orderCommand(request.body, customerOf(request).user.id, request.headers['idempotency-key'], 'now')
      const placed = await placeOrder(deps, command)
      if (!placed.ok) return refuse(reply, orderRefusal(placed.error, command.lines))
      return reply.code(placed.value.isNew ? 201 : 200).send(shown(deps, placed.value.order))
    },
  )

  app.get('/api/orders', { config: customer, schema: orders.list }, async (request) => {
    const now = deps.clock.now()
    const { orders: found, page } = await listOwnOrders(deps, customerOf(request).user.id, request.query)
    return { ...success(found.map((order) => presentOrder(order, 'owner', now))), ...(page ? { page } : {}) }
  })

  app.get('/api/orders/stats', { config: customer, schema: orders.stats }, async (request) =>
    success(orderStats(await countOrders(deps.db, customerOf(request).user.id))),
  )

  app.get(
    '/api/orders/track/:number',
    { config: { access: 'public', limit: 'track' }, schema: orders.track },
    async (request, reply) => {
      const number = readOrderNumber(request.params.number)
      const order = number && (await selectOrder(deps.db, byNumber(number)))
      if (!order) return refuse(reply, orderNotFound)
      return success(presentOrder(order, viewerOf(request, order), deps.clock.now()))
    },
  )

  app.get('/api/orders/:id', { config: customer, schema: orders.one }, async (request, reply) => {
    const order = await mine(deps, request, request.params.id)
    return order ? shown(deps, order) : refuse(reply, orderNotFound)
  })

  app.put('/api/orders/:id', { config: customer, schema: orders.change }, async (request, reply) => {
    const { notes, shipping_address: shipping } = request.body
    const changed = await changeOrder(deps, {
      customerId: customerOf(request).user.id,
      orderId: request.params.id,
      ...(notes === undefined ? {} : { notes }),
      ...(shipping ? { shipping } : {}),
    })
    return changed.ok ? shown(deps, changed.value) : refuse(reply, changeRefusal(changed.error))
  })
}

/** An order called off by who placed it, and what comes back of the money. */
export const cancellationRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.get('/api/orders/:id/cancellation', { config: customer, schema: orders.cancellation }, async (request, reply) => {
    const order = await mine(deps, request, request.params.id)
    return order ? success(previewCancellation(order, deps.clock.now())) : refuse(reply, orderNotFound)
  })

  app.patch('/api/orders/:id/cancel', { config: customer, schema: orders.cancel }, async (request, reply) => {
    const cancelled = await cancelOrder(deps, {
      orderId: request.params.id,
      by: { who: 'customer', customerId: customerOf(request).user.id },
    })
    return cancelled.ok ? shown(deps, cancelled.value) : refuse(reply, cancelRefusal(cancelled.error))
  })
}

const shown = ({ clock }: Deps, order: OrderRecord) => success(presentOrder(order, 'owner', clock.now()))
const mine = ({ db }: Deps, request: FastifyRequest, id: number) =>
  selectOrder(db, ownedBy(customerOf(request).user.id, id))

function viewerOf({ signedIn }: FastifyRequest, order: OrderRecord) {
  if (!signedIn) return 'stranger'
  if (signedIn.user.id === order.userId) return 'owner'
  return may(signedIn.user, 'manage_orders') ? 'staff' : 'stranger'
}

function changeRefusal(refusal: ChangeOrderRefusal): Refusal<CodeOf<typeof ORDERS.change>> {
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'not_editable':
      return { status: 409, code: refusal.code, message: 'This order can no longer be changed.' }
    case 'tax_state_fixed': {
      const message = 'The state cannot change any more: the tax has been charged for it.'
      return { status: 409, code: refusal.code, message, errors: { 'shipping_address.state': [message] } }
    }
    case 'not_deliverable':
      return atField('shipping_address.postal_code', refusal.code, notDeliveredText(refusal.pin))
    case 'invalid_address':
      return atFields(refusal.code, addressErrors('shipping', refusal.errors))
  }
}
