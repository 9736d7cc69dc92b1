import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { allOf, listingConditions } from './listing-conditions.ts'
import { itemsOf } from './product-items.ts'
import { SqlValues, type Statement, wholeNumber } from './sql-text.ts'

export type Slice = { offset: number; limit: number }

export const NEWEST = 'l.created_at desc, l.product_id desc'

export function sliceOf({ page = 1, per_page = PRODUCTS_PER_PAGE }: ProductListQuery): Slice {
  return { offset: (page - 1) * per_page, limit: per_page }
}

/** A page that is asked for all the time, and with it the kept counts of the listing. */
export function plainPage(query: ProductListQuery, key: string): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values))
  const ids = place(selectIds('product_listing l', where, orderOf(query), sliceOf(query)))
  const text = `select ${itemsOf(ids, query.view)} as items, kept_counts(${values.add(key)}) as counts`
  return { text, values: values.list, isPrepared: true }
}

/** Above this many it is quicker to walk from the newest on until enough are met; below it the walk could be a long one. */
export const COMMON = 2000

/** A page of `total` filtered products: few are gathered and sorted, many are met soon by walking along the order. */
export function filteredPage(query: ProductListQuery, total: number): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values))
  const few = `(with few as materialized (select l.product_id, l.created_at, l.price, l.sort_name, l.rating from product_listing l where ${where}) select * from few) as l`
  const ids =
    total < COMMON
      ? selectIds(few, 'true', orderOf(query), sliceOf(query))
      : selectIds('product_listing l', where, orderOf(query), sliceOf(query))
  return itemsStatement(place(ids), query, values)
}

export function itemsStatement(ids: string, query: ProductListQuery, values: SqlValues): Statement {
  return { text: `select ${itemsOf(ids, query.view)} as items`, values: values.list }
}

export function selectIds(from: string, where: string, order: string, { offset, limit }: Slice): string {
  return `select l.product_id from ${from} where ${where} order by ${order} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}

/** Numbers what a part selected, from the place where that part begins. */
export function place(select: string, from = 0): string {
  return `(select product_id, ${wholeNumber(from)} + row_number() over () as place from (${select}) as part)`
}

const COLUMNS = { created_at: 'l.created_at', price: 'l.price', name: 'l.sort_name', average_rating: 'l.rating' }

export function orderOf({ sort_by = 'created_at', sort_order }: ProductListQuery): string {
  const direction = sort_order ?? (sort_by === 'name' || sort_by === 'price' ? 'asc' : 'desc')
  return `${COLUMNS[sort_by]} ${direction}, l.product_id ${direction}`
}

/** Asked so often that PostgreSQL keeps the plan; few enough that the plans do not fill its memory. */
export function isCommon(query: ProductListQuery): boolean {
  const { category_id, room_id, page = 1, per_page = PRODUCTS_PER_PAGE, view: _view, facets: _facets, ...rest } = query
  const isPlain = Object.values(rest).every((value) => value === undefined)
  return isPlain && page <= 3 && per_page === PRODUCTS_PER_PAGE && (category_id === undefined || room_id === undefined)
}
