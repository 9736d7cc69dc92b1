import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { may } from '#domain/accounts/permissions.ts'
import type { CodeOf } from '#domain/api/endpoint.ts'
import type { RETURNS } from '#domain/api/endpoints/orders.ts'
import { type ReturnJson, returns } from '#domain/api/returns.ts'
import { toRupees } from '#domain/money/paise.ts'
import { RETURN_WINDOW_DAYS } from '#domain/orders/return-policy.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { notFound, type Refusal, refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import { findOwnOrder } from '#server/orders/find-order.ts'
import { orderNotFound } from '#server/orders/order-refusals.ts'
import type { Slice } from '#server/slice.ts'
import { decideReturnRequest, type DecideReturnRefusal } from './decide-return.ts'
import { decideReturn, wishOf } from './decide-terms.ts'
import { requestReturn, type RequestReturnRefusal } from './request-return.ts'
import { countReturning, inStatus, ofOrder, type ReturnRow, selectPhoto, selectReturns } from './returns.store.ts'

export const returnRoutes: Slice = async (plain, deps) => {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const customer = { access: 'customer' } as const
  const staff = { access: 'manage_orders' } as const

  app.post(
    '/api/orders/:id/returns',
    { config: { access: 'customer', limit: 'order' }, schema: returns.request, bodyLimit: PHOTO_BODY },
    async (request, reply) => {
      const wish = { ...request.body, customerId: customerOf(request).user.id, orderId: request.params.id }
      const requested = await requestReturn(deps, wish)
      return requested.ok
        ? reply.code(201).send(success(presentReturn(requested.value)))
        : refuse(reply, refusalOf(requested.error))
    },
  )

  app.post('/api/orders/:id/returns/preview', { config: customer, schema: returns.preview }, async (request, reply) => {
    const order = await findOwnOrder(deps.db, customerOf(request).user.id, request.params.id)
    if (!order) return refuse(reply, orderNotFound)
    const { items, reason } = request.body
    const terms = decideReturn(order, wishOf(items, reason), await countReturning(deps.db, order.id), deps.clock.now())
    if (!terms.ok) return refuse(reply, refusalOf(terms.error))
    const { restockingFee, returnShipping, refund } = terms.value
    return success({
      restocking_fee: toRupees(restockingFee),
      return_shipping: toRupees(returnShipping),
      refund: toRupees(refund),
    })
  })

  app.get('/api/orders/:id/returns', { config: customer, schema: returns.list }, async (request, reply) => {
    const order = await findOwnOrder(deps.db, customerOf(request).user.id, request.params.id)
    if (!order) return refuse(reply, orderNotFound)
    return success((await selectReturns(deps.db, ofOrder(order.id))).map(presentReturn))
  })

  app.get('/api/returns/photos/:file', { config: customer, schema: returns.photo }, async (request, reply) => {
    const { user } = customerOf(request)
    const photo = await selectPhoto(deps.db, request.params.file)
    if (!photo || (photo.ownerId !== user.id && !may(user, 'manage_orders')))
      return refuse(reply, notFound('There is no such photo.'))
    return reply.type('image/webp').send(photo.bytes as never)
  })

  app.get('/api/backoffice/returns', { config: staff, schema: returns.shopList }, async (request) => {
    const { status } = request.query
    return success((await selectReturns(deps.db, status ? inStatus(status) : undefined)).map(presentReturn))
  })

  app.patch('/api/backoffice/returns/:id', { config: staff, schema: returns.decide }, async (request, reply) => {
    const { status, staff_note: staffNote } = request.body
    const decided = await decideReturnRequest(deps, {
      returnId: request.params.id,
      status,
      staffNote,
      actor: actorOf(request),
    })
    return decided.ok ? success(presentReturn(decided.value)) : refuse(reply, decisionRefusal(decided.error))
  })
}

function presentReturn(row: ReturnRow): ReturnJson {
  return {
    id: row.id,
    number: row.number,
    order_id: row.orderId,
    order_number: row.orderNumber,
    status: row.status,
    reason: row.reason,
    detail: row.detail,
    items: row.items.map((item) => {
      const piece = row.pieces.get(item.order_item_id)
      return { ...item, product_name: piece?.name ?? '', color: piece?.color ?? null }
    }),
    photos: row.photos.map((file) => `/api/returns/photos/${file}`),
    refund_amount: toRupees(row.refundAmount),
    staff_note: row.staffNote,
    created_at: row.createdAt.toISOString(),
  }
}

function refusalOf(refusal: RequestReturnRefusal): Refusal<CodeOf<typeof RETURNS.request>> {
  const { code } = refusal
  const at = (field: string, message: string): Refusal<typeof code> => ({
    status: 422,
    code,
    message,
    errors: { [field]: [message] },
  })
  switch (refusal.code) {
    case 'not_found':
      return orderNotFound
    case 'not_delivered':
      return { status: 409, code, message: 'Only a delivered order can be returned.' }
    case 'window_over':
      return { status: 409, code, message: `Returns are possible within ${RETURN_WINDOW_DAYS} days of delivery.` }
    case 'non_returnable':
      return {
        status: 409,
        code,
        message: 'Custom items, mattresses, pillows and clearance items cannot be returned unless they are defective.',
      }
    case 'unknown_item':
      return at(`items.${refusal.index}.order_item_id`, 'This piece is not part of the order')
    case 'too_many':
      return at(
        `items.${refusal.index}.quantity`,
        refusal.left === 0 ? 'This piece is already being returned' : `At most ${refusal.left} can be returned`,
      )
    case 'not_a_photo':
      return at(`photos.${refusal.index}`, 'This file is not a photo that we can read')
  }
}

function decisionRefusal(refusal: DecideReturnRefusal): Refusal {
  if (refusal.code === 'not_found') return notFound('There is no such return.')
  return { status: 409, code: refusal.code, message: `This return is ${refusal.status}.` }
}
