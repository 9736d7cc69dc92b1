import { WISHLIST } from '#domain/api/endpoints/catalog.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'

export const wishlistApi = (api: Api) => ({
  fetchWishes: async () => (await call(api, WISHLIST.list)).data.map((product) => product.id),
  joinWishes: async (ids: readonly number[]) =>
    (await call(api, WISHLIST.join, { body: { product_ids: [...ids] } })).data.product_ids,
  sendWish: async (id: number, isWished: boolean) => {
    await call(api, isWished ? WISHLIST.add : WISHLIST.remove, { params: { productId: id } })
  },
})
