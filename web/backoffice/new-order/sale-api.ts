import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CounterCustomer, CounterProduct, SaleInput, SaleJson, SaleQuote } from '#domain/api/counter.ts'
import { COUNTER } from '#domain/api/endpoints/backoffice.ts'
import type { Api } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export type Product = CounterProduct
export type Customer = CounterCustomer
export type Quote = SaleQuote
export type Sale = SaleJson
export type Basket = Pick<SaleInput, 'items' | 'custom_items' | 'discount' | 'handover'>

const FRESH = { staleTime: 0, placeholderData: keepPreviousData } as const

export const productsQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['backoffice', 'counter', 'products', q],
    queryFn: () => dataOf(call(api, COUNTER.products, { query: { q } })),
    enabled: q.length >= 2,
    ...FRESH,
  })

export const customersQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['backoffice', 'counter', 'customers', q],
    queryFn: () => dataOf(call(api, COUNTER.customers, { query: { q } })),
    enabled: q.length >= 2,
    ...FRESH,
  })

/** The shop reckons: what stands beside the button is what will be asked for. */
export const quoteQuery = (api: Api, basket: Basket) =>
  queryOptions({
    queryKey: ['backoffice', 'counter', 'quote', basket],
    queryFn: () => dataOf(call(api, COUNTER.preview, { body: basket })),
    enabled: (basket.items?.length ?? 0) + (basket.custom_items?.length ?? 0) > 0,
    retry: false,
    ...FRESH,
  })

const LINK_LOOK_MS = 4_000

/** A link is looked at again until it is paid or over. */
export const saleQuery = (api: Api, sale: Sale) =>
  queryOptions({
    queryKey: ['backoffice', 'counter', 'sale', sale.id],
    queryFn: () => dataOf(call(api, COUNTER.sold, { params: { id: sale.id } })),
    initialData: sale,
    refetchInterval: ({ state }) => (state.data?.link?.status === 'created' ? LINK_LOOK_MS : false),
  })

export const sell = (api: Api, body: SaleInput, key: string) =>
  dataOf(call(api, COUNTER.sell, { body, headers: { 'Idempotency-Key': key } }))

export const mailLink = (api: Api, id: number) => dataOf(call(api, COUNTER.mailLink, { params: { id } }))
