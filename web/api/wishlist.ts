import type { WishedIds } from '#domain/api/wishlist.ts'
import type { ProductCard } from '#domain/api/catalog.ts'
import type { Api, Success } from './api.ts'

export async function fetchWishes(api: Api): Promise<number[]> {
  return (await api.get<Success<ProductCard[]>>('/api/wishlist')).data.map((product) => product.id)
}

export async function joinWishes(api: Api, ids: readonly number[]): Promise<number[]> {
  return (await api.send<Success<WishedIds>>('POST', '/api/wishlist/join', { product_ids: ids })).data.product_ids
}

export async function sendWish(api: Api, id: number, isWished: boolean): Promise<void> {
  await api.send(isWished ? 'PUT' : 'DELETE', `/api/wishlist/${id}`)
}
