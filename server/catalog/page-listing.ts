import type { ProductListQuery } from '#domain/api/catalog.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { allOf, listingConditions } from './listing-conditions.ts'
import { itemsOf } from './product-items.ts'
import { SqlValues, type Statement, wholeNumber } from './sql-text.ts'

export type Slice = { offset: number; limit: number }

const NEWEST = 'l.created_at desc, l.product_id desc'

export function sliceOf({ page = 1, per_page = PRODUCTS_PER_PAGE }: ProductListQuery): Slice {
  return { offset: (page - 1) * per_page, limit: per_page }
}

/** A page without a search, and with it the kept counts of the listing. */
export function plainPage(query: ProductListQuery, key: string): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values))
  const ids = place(selectIds('product_listing l', where, orderOf(query), sliceOf(query)))
  const text = `select ${itemsOf(ids, query.view)} as items, kept_counts(${values.add(key)}) as counts`
  return { text, values: values.list, isPrepared: isCommon(query) }
}

/** A page of a search in an order that the shopper chose. */
export function sortedSearchPage(query: ProductListQuery, tsquery: string): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values), `s.document @@ to_tsquery('english', ${values.add(tsquery)})`)
  const from = 'product_search s join product_listing l using (product_id)'
  return itemsStatement(place(selectIds(from, where, orderOf(query), sliceOf(query))), query, values)
}

/** Only so many of the best places are ranked: ranking all that fit would cost more the more there is. */
const RANKED = 200

/**
 * The best first: what is found by its title before what is found by its description, the newest of each first, and the
 * first 200 titles by how well they fit.
 */
export function bestMatchPage(query: ProductListQuery, tsquery: string, titleTotal: number): Statement {
  const values = new SqlValues()
  const conditions = listingConditions(query, values)
  const words = `to_tsquery('english', ${values.add(tsquery)})`
  const byTitle = allOf(conditions, `l.title @@ ${words}`)
  const byText = allOf(conditions, `s.document @@ ${words}`, `not l.title @@ ${words}`)
  const { offset, limit } = sliceOf(query)
  const parts: string[] = []
  const addPart = (from: number, to: number, select: (slice: Slice) => string) => {
    const start = Math.max(from, offset)
    const end = Math.min(to, offset + limit)
    if (end > start) parts.push(place(select({ offset: start - from, limit: end - start }), start))
  }
  addPart(0, Math.min(RANKED, titleTotal), (slice) => rankedIds(byTitle, words, slice))
  addPart(RANKED, titleTotal, (slice) =>
    selectIds('product_listing l', byTitle, NEWEST, { ...slice, offset: slice.offset + RANKED }),
  )
  addPart(titleTotal, Infinity, (slice) =>
    selectIds('product_search s join product_listing l using (product_id)', byText, NEWEST, slice),
  )
  return itemsStatement(parts.join(' union all '), query, values)
}

function itemsStatement(ids: string, query: ProductListQuery, values: SqlValues): Statement {
  return { text: `select ${itemsOf(ids, query.view)} as items`, values: values.list }
}

function selectIds(from: string, where: string, order: string, { offset, limit }: Slice): string {
  return `select l.product_id from ${from} where ${where} order by ${order} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}

function rankedIds(where: string, words: string, { offset, limit }: Slice): string {
  return `select l.product_id from (
      select l.product_id, l.created_at, l.title from product_listing l where ${where} order by ${NEWEST} limit ${RANKED}
    ) l order by ts_rank(l.title, ${words}) desc, ${NEWEST} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}

/** Numbers what a part selected, from the place where that part begins. */
function place(select: string, from = 0): string {
  return `(select product_id, ${wholeNumber(from)} + row_number() over () as place from (${select}) as part)`
}

const COLUMNS = { created_at: 'l.created_at', price: 'l.price', name: 'l.sort_name', average_rating: 'l.rating' }

function orderOf({ sort_by = 'created_at', sort_order }: ProductListQuery): string {
  const direction = sort_order ?? (sort_by === 'name' || sort_by === 'price' ? 'asc' : 'desc')
  return `${COLUMNS[sort_by]} ${direction}, l.product_id ${direction}`
}

/** Asked so often that PostgreSQL keeps the plan; few enough that the plans do not fill its memory. */
function isCommon(query: ProductListQuery): boolean {
  const { category_id, room_id, page = 1, per_page = PRODUCTS_PER_PAGE, view: _view, facets: _facets, ...rest } = query
  const isPlain = Object.values(rest).every((value) => value === undefined)
  return isPlain && page <= 3 && per_page === PRODUCTS_PER_PAGE && (category_id === undefined || room_id === undefined)
}
