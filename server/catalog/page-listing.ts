import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { allOf, type Conditions, listingConditions } from './listing-conditions.ts'
import { itemsOf } from './product-items.ts'
import { type FoundBy, foundIds, scoreOf, type SearchTexts, searchTexts } from './search-sql.ts'
import { SqlValues, type Statement, wholeNumber } from './sql-text.ts'

export type SearchCounts = { total: number; title_total: number; text_total: number }
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
export function sortedSearchPage(query: ProductListQuery, search: FoundBy): Statement {
  const values = new SqlValues()
  const found = foundIds(searchTexts(search, values))
  const where = allOf(listingConditions(query, values))
  const from = `(${found}) as found join product_listing l using (product_id)`
  return itemsStatement(place(selectIds(from, where, orderOf(query), sliceOf(query))), query, values)
}

/** Only so many of the best places are ranked: ranking all that fit would cost more the more there is. */
const RANKED = 200

/**
 * The best first. Few are ranked all together; of many, those found by their title come before those found by their
 * description and those that lack a word, the newest of each first, and the first 200 titles by how well they fit.
 */
export function bestMatchPage(query: ProductListQuery, search: FoundBy, counts: SearchCounts): Statement {
  const values = new SqlValues()
  const texts = searchTexts(search, values)
  const conditions = listingConditions(query, values)
  if (counts.total <= RANKED) {
    const found = `select l.product_id, l.created_at, l.title from (${foundIds(texts)}) as found
      join product_listing l using (product_id) where ${allOf(conditions)}`
    return itemsStatement(place(rankedIds(found, search, values, sliceOf(query))), query, values)
  }
  const ranked = (found: string, slice: Slice) => rankedIds(found, search, values, slice)
  return itemsStatement(tiers({ texts, conditions, counts, ranked }, sliceOf(query)).join(' union all '), query, values)
}

type Tiers = {
  texts: SearchTexts
  conditions: Conditions
  counts: SearchCounts
  ranked: (found: string, slice: Slice) => string
}

function tiers({ texts, conditions, counts, ranked }: Tiers, { offset, limit }: Slice): string[] {
  const { title_total, text_total } = counts
  const parts: string[] = []
  const addPart = (from: number, to: number, select: (slice: Slice) => string) => {
    const start = Math.max(from, offset)
    const end = Math.min(to, offset + limit)
    if (end > start) parts.push(place(select({ offset: start - from, limit: end - start }), start))
  }
  const titles = inTitle(texts.all, conditions, title_total)
  const text = 'product_search s join product_listing l using (product_id)'
  const byText = allOf(conditions, `s.document @@ ${texts.all}`, `not l.title @@ ${texts.all}`)
  addPart(0, Math.min(RANKED, title_total), (slice) =>
    ranked(`select * from ${titles} order by ${NEWEST} limit ${RANKED}`, slice),
  )
  addPart(RANKED, title_total, (slice) =>
    selectIds(titles, 'true', NEWEST, { ...slice, offset: slice.offset + RANKED }),
  )
  addPart(title_total, text_total, (slice) => selectIds(text, byText, NEWEST, slice))
  addPart(Math.max(title_total, text_total), Infinity, (slice) =>
    selectIds(texts.isEverything ? 'product_listing l' : text, widest(texts, conditions), NEWEST, slice),
  )
  return parts
}

/** Above this many it is quicker to walk from the newest on until enough are met; below it the walk could be a long one. */
const COMMON = 2000

function inTitle(all: string, conditions: Conditions, total: number): string {
  const select = `select l.product_id, l.created_at, l.title from product_listing l where ${allOf(conditions, `l.title @@ ${all}`)}`
  return total >= COMMON ? `(${select}) as l` : `(with titles as materialized (${select}) select * from titles) as l`
}

function widest({ all, step, isEverything }: SearchTexts, conditions: Conditions): string {
  if (isEverything) return allOf(conditions, `not l.title @@ ${all}`)
  return step === null ? 'false' : allOf(conditions, `l.title @@ ${step}`, `not s.document @@ ${all}`)
}

function itemsStatement(ids: string, query: ProductListQuery, values: SqlValues): Statement {
  return { text: `select ${itemsOf(ids, query.view)} as items`, values: values.list }
}

function selectIds(from: string, where: string, order: string, { offset, limit }: Slice): string {
  return `select l.product_id from ${from} where ${where} order by ${order} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}

function rankedIds(found: string, { plan }: FoundBy, values: SqlValues, { offset, limit }: Slice): string {
  return `select l.product_id from (${found}) as l join product_search s using (product_id)
    order by ${scoreOf(plan, values)} desc, ${NEWEST} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
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
