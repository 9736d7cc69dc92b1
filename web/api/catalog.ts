import { queryOptions } from '@tanstack/react-query'
import type { Picture, ProductCard, ProductPage } from '#domain/api/catalog.ts'
import { CATALOG } from '#domain/api/endpoints/catalog.ts'
import type { Api } from './api.ts'
import { call, dataOf } from './call.ts'

export const featuredQuery = (api: Api) =>
  queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: (): Promise<ProductCard[]> => dataOf(call(api, CATALOG.featured, { query: { view: 'card' } })),
  })

/** `text` is the listing's own address, '?room_id=2&page=3': the API takes the same words. */
export const listingQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['products', 'listing', text],
    queryFn: (): Promise<ProductPage> =>
      dataOf(call(api, CATALOG.list, { query: `${text ? `${text}&` : '?'}view=card` })),
  })

export const productQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['products', 'one', key],
    queryFn: () => dataOf(call(api, CATALOG.one, { params: { id: key } })),
  })

export const relatedQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['products', 'related', key],
    queryFn: () => dataOf(call(api, CATALOG.related, { params: { id: key } })),
  })

/** Cards in the order asked for; what has gone is left out. */
export const fetchCards = (api: Api, ids: readonly number[]): Promise<ProductCard[]> =>
  dataOf(call(api, CATALOG.byIds, { query: { ids: ids.join(','), view: 'card' } }))

export const cardsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'cards', ids.join(',')],
    queryFn: () => (ids.length === 0 ? [] : fetchCards(api, ids)),
  })

export const roomsQuery = (api: Api) =>
  queryOptions({ queryKey: ['rooms'], queryFn: () => dataOf(call(api, CATALOG.rooms)) })

export const picturesQuery = (api: Api, files: readonly string[]) =>
  queryOptions({
    queryKey: ['pictures', ...files],
    queryFn: (): Promise<Picture[]> => dataOf(call(api, CATALOG.pictures, { query: { files: files.join(',') } })),
  })

export const reviewStandingQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['products', 'standing', productId],
    queryFn: () => dataOf(call(api, CATALOG.standing, { params: { id: productId } })),
    retry: false,
  })
