import { wishlistContract } from '#domain/api/wishlist.ts'
import { readProductCards } from '#server/catalog/read-product-cards.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { addWishes, removeWish, wishedIds } from './wishlist.store.ts'

/** Guests keep their list in the browser; an account keeps it here, for every device. */
export const wishlistRoutes: Slice = async (server, { db, clock }) => {
  const app = byRows(server)
  const forCustomers = { config: { access: 'customer' as const } }
  const listOf = async (userId: number) => success({ product_ids: await wishedIds(db, userId) })

  app.get('/api/wishlist', { ...forCustomers, schema: wishlistContract.list }, async (request) =>
    success(await readProductCards({ db, clock }, await wishedIds(db, customerOf(request).user.id))),
  )
  app.put('/api/wishlist/:productId', { ...forCustomers, schema: wishlistContract.add }, async (request) => {
    const { id } = customerOf(request).user
    await addWishes(db, id, [request.params.productId], clock.now())
    return listOf(id)
  })
  app.delete('/api/wishlist/:productId', { ...forCustomers, schema: wishlistContract.remove }, async (request) => {
    const { id } = customerOf(request).user
    await removeWish(db, id, request.params.productId)
    return listOf(id)
  })
  app.post('/api/wishlist/join', { ...forCustomers, schema: wishlistContract.join }, async (request) => {
    const { id } = customerOf(request).user
    await addWishes(db, id, request.body.product_ids, clock.now())
    return listOf(id)
  })
}
