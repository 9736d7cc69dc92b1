import { queryOptions } from '@tanstack/react-query'
import type { Picture, Product, ProductCard, ProductPage, ReviewStanding, Room } from '#domain/api/catalog.ts'
import type { Api, Success } from './api.ts'

const dataOf = <T>({ data }: Success<T>): T => data

export const featuredQuery = (api: Api) =>
  queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: () => api.get<Success<ProductCard[]>>('/api/products/featured', { view: 'card' }).then(dataOf),
  })

/** `text` is the listing's own address, '?room_id=2&page=3': the API takes the same words. */
export const listingQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['products', 'listing', text],
    queryFn: () => api.get<Success<ProductPage>>(`/api/products${text ? `${text}&` : '?'}view=card`).then(dataOf),
  })

export const productQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['products', 'one', key],
    queryFn: () => api.get<Success<Product>>(`/api/products/${encodeURIComponent(key)}`).then(dataOf),
  })

export const relatedQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['products', 'related', key],
    queryFn: () => api.get<Success<ProductCard[]>>(`/api/products/${encodeURIComponent(key)}/related`).then(dataOf),
  })

export const cardsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'cards', ids.join(',')],
    queryFn: () =>
      ids.length === 0
        ? []
        : api.get<Success<ProductCard[]>>('/api/products/by-ids', { ids: ids.join(','), view: 'card' }).then(dataOf),
  })

export const roomsQuery = (api: Api) =>
  queryOptions({ queryKey: ['rooms'], queryFn: () => api.get<Success<Room[]>>('/api/rooms').then(dataOf) })

export const picturesQuery = (api: Api, files: readonly string[]) =>
  queryOptions({
    queryKey: ['pictures', ...files],
    queryFn: () => api.get<Success<Picture[]>>('/api/pictures', { files: files.join(',') }).then(dataOf),
  })

export const reviewStandingQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['products', 'standing', productId],
    queryFn: () => api.get<Success<ReviewStanding>>(`/api/products/${productId}/my-review`).then(dataOf),
    retry: false,
  })
