import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { allOf, type Conditions, listingConditions } from './listing-conditions.ts'
import { COMMON, itemsStatement, NEWEST, orderOf, place, selectIds, type Slice, sliceOf } from './page-listing.ts'
import { type FoundBy, foundIds, lacksWords, scoreOf, type SearchTexts, searchTexts } from './search-sql.ts'
import { SqlValues, type Statement, wholeNumber } from './sql-text.ts'

export type SearchCounts = { total: number; title_total: number; text_total: number }

/** Only so many of the best places are ranked: ranking all that fit would cost more the more there is. */
const RANKED = 200
/** Of each way to fit, while somebody types. */
const SAMPLED = 60

/** The best of some that fit, whichever are met first: nobody turns the page of a suggestion. */
export function suggestionPage(query: ProductListQuery, search: FoundBy): Statement {
  const values = new SqlValues()
  const { all, step } = searchTexts(search, values)
  const some = [
    `(select product_id from product_listing where title @@ ${all()} limit ${SAMPLED})`,
    `(select product_id from product_search where document @@ ${all()} limit ${SAMPLED})`,
    ...(step ? [`(select product_id from product_listing where title @@ ${step()} limit ${SAMPLED})`] : []),
  ]
  const found = `select l.product_id, l.created_at, l.title from (${some.join(' union ')}) as met join product_listing l using (product_id)`
  return itemsStatement(place(rankedIds(found, search, values, sliceOf(query))), query, values)
}

/** A page of a search in an order that the shopper chose. */
export function sortedSearchPage(query: ProductListQuery, search: FoundBy): Statement {
  const values = new SqlValues()
  const found = foundIds(searchTexts(search, values))
  const where = allOf(listingConditions(query, values))
  const from = `(${found}) as found join product_listing l using (product_id)`
  return itemsStatement(place(selectIds(from, where, orderOf(query), sliceOf(query))), query, values)
}

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
  const titles = inTitle(texts, conditions, title_total)
  const text = 'product_search s join product_listing l using (product_id)'
  addPart(0, Math.min(RANKED, title_total), (slice) =>
    ranked(`select * from ${titles} order by ${NEWEST} limit ${RANKED}`, slice),
  )
  addPart(RANKED, title_total, (slice) =>
    selectIds(titles, 'true', NEWEST, { ...slice, offset: slice.offset + RANKED }),
  )
  addPart(title_total, text_total, (slice) => selectIds(text, onlyInText(texts, conditions), NEWEST, slice))
  addPart(Math.max(title_total, text_total), Infinity, (slice) =>
    selectIds('product_listing l', widest(texts, conditions), NEWEST, slice),
  )
  return parts
}

function inTitle({ all }: SearchTexts, conditions: Conditions, total: number): string {
  const select = `select l.product_id, l.created_at, l.title from product_listing l where ${allOf(conditions, `l.title @@ ${all()}`)}`
  return total >= COMMON ? `(${select}) as l` : `(with titles as materialized (${select}) select * from titles) as l`
}

function onlyInText({ all }: SearchTexts, conditions: Conditions): string {
  return allOf(conditions, `s.document @@ ${all()}`, `not l.title @@ ${all()}`)
}

function widest({ all, step, isEverything }: SearchTexts, conditions: Conditions): string {
  if (isEverything) return allOf(conditions, `not l.title @@ ${all()}`)
  return step === null ? 'false' : allOf(conditions, `l.title @@ ${step()}`, lacksWords(all()))
}

function rankedIds(found: string, { plan }: FoundBy, values: SqlValues, { offset, limit }: Slice): string {
  return `select l.product_id from (${found}) as l join product_search s using (product_id)
    order by ${scoreOf(plan, values)} desc, ${NEWEST} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}
