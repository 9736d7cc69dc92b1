import { WISHLIST } from '#domain/api/endpoints/catalog.ts'
import type { Api } from './api.ts'
import { call } from './call.ts'

export async function fetchWishes(api: Api): Promise<number[]> {
  return (await call(api, WISHLIST.list)).data.map((product) => product.id)
}

export async function joinWishes(api: Api, ids: readonly number[]): Promise<number[]> {
  return (await call(api, WISHLIST.join, { body: { product_ids: [...ids] } })).data.product_ids
}

export async function sendWish(api: Api, id: number, isWished: boolean): Promise<void> {
  await call(api, isWished ? WISHLIST.add : WISHLIST.remove, { params: { productId: id } })
}
