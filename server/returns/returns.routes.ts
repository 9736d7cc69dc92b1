import { may } from '#domain/accounts/permissions.ts'
import { returns } from '#domain/api/returns.ts'
import { toRupees } from '#domain/money/paise.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import { PHOTO_BODY } from '#server/media/read-photo.ts'
import { findOwnOrder } from '#server/orders/find-order.ts'
import { orderNotFound } from '#server/orders/order-refusals.ts'
import type { Slice } from '#server/slice.ts'
import { decideReturn, wishOf } from './decide-terms.ts'
import { requestReturn } from './request-return.ts'
import { requestRefusal } from './return-refusals.ts'
import { presentReturn } from './returns.present.ts'
import { ofOrder, selectPhoto, selectReturns } from './returns.store.ts'

export const returnRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const customer = { access: 'customer' } as const

  app.post(
    '/api/orders/:id/returns',
    { config: { access: 'customer', limit: 'order' }, schema: returns.request, bodyLimit: PHOTO_BODY },
    async (request, reply) => {
      const wish = { ...request.body, customerId: customerOf(request).user.id, orderId: request.params.id }
      const requested = await requestReturn(deps, wish)
      return requested.ok
        ? reply.code(201).send(success(presentReturn(requested.value)))
        : refuse(reply, requestRefusal(requested.error))
    },
  )

  app.post('/api/orders/:id/returns/preview', { config: customer, schema: returns.preview }, async (request, reply) => {
    const order = await findOwnOrder(deps.db, customerOf(request).user.id, request.params.id)
    if (!order) return refuse(reply, orderNotFound)
    const { items, reason } = request.body
    const terms = decideReturn(order, wishOf(items, reason), deps.clock.now())
    if (!terms.ok) return refuse(reply, requestRefusal(terms.error))
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
}
