import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { SqlValues, type Statement, wholeNumber } from '#server/db/sql-text.ts'
import {
  allOf,
  COMMON,
  type Conditions,
  isCommon,
  listingConditions,
  NEWEST,
  orderOf,
  place,
  type Searched,
  selectIds,
  type Slice,
  sliceOf,
} from './listing-sql.ts'
import type { RankedConcept, SearchPlan } from './search-plan.ts'

// What is found by words, and how well it fits.

/** A search, and how far it had to go. */
export type FoundBy = { plan: SearchPlan; step: number }
/** Its queries as SQL, handed over when they are first used; `step` is null where pieces with all the words were enough. */
type SearchTexts = { all: () => string; step: (() => string) | null; isEverything: boolean }

function searchTexts({ plan, step }: FoundBy, values: SqlValues): SearchTexts {
  const wide = plan.steps[step - 1]
  return {
    all: once(() => tsquery(plan.all, values)),
    step: wide === undefined ? null : once(() => tsquery(wide, values)),
    isEverything: plan.isEverything,
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Ids of what is found. */
function foundIds({ all, step, isEverything }: SearchTexts): string {
  if (isEverything) return 'select product_id from product_listing'
  const withAll = `select product_id from product_search where document @@ ${all()}`
  return step === null ? withAll : `${withAll} union select product_id from product_listing where title @@ ${step()}`
}

/**
 * The same for counting, with what a count needs of each (`columns` of l). Titles are read by their own index; only what they do
 * not hold is looked for among all words, and joined.
 */
function sortedOut({ all, step, isEverything }: SearchTexts, columns: string): string {
  const isNew = 'product_id not in (select product_id from titled)'
  const others = [
    isEverything ? `select product_id, false as has_all from product_listing where ${isNew}` : null,
    isEverything
      ? null
      : `select product_id, true as has_all from product_search where document @@ ${all()} and ${isNew}`,
    step && `select product_id, false from product_listing l where l.title @@ ${step()} and ${lacksWords(all())}`,
  ]
  return `with titled as materialized (select ${columns} from product_listing l where title @@ ${all()})
    select titled.*, true as has_all, true as in_title from titled
    union all select ${columns}, other.has_all, false
    from (${others.filter(Boolean).join(' union all ')}) as other join product_listing l using (product_id)`
}

/** Of a widened search: there are fewer with all the words than fill a row. */
const lacksWords = (all: string) =>
  `l.product_id not in (select product_id from product_search where document @@ ${all})`

/**
 * How well a word is met. By name and category: a bed, and no bed-end bench. By the name, by how a piece looks, by its category
 * alone, by something near it, by its description.
 */
export const FITS = {
  nameAndCategory: 1,
  name: 0.8,
  looks: 0.75,
  category: 0.5,
  near: 0.45,
  further: 0.4,
  loose: 0.3,
  text: 0.25,
}

/** How many words fit a piece (l and s of the statement), and how well. */
function scoreOf({ concepts }: SearchPlan, values: SqlValues): string {
  return concepts.map((concept) => `${fitOf(concept, values)} * ${concept.weight}`).join(' + ')
}

/** Of the products of a page, how well each word is met: 0 where it is not. In the order of the page. */
export function fitsStatement({ concepts }: SearchPlan, ids: readonly number[], values: SqlValues): string {
  const fits = concepts.map((concept) => fitOf(concept, values)).join(', ')
  return `select p.id, p.name, p.slug, p.sku, array[${fits}]::float8[] as fits
    from unnest(${values.add(ids)}::int[]) with ordinality as asked(id, place) join products p using (id)
    join product_listing l on l.product_id = p.id join product_search s on s.product_id = p.id order by asked.place`
}

/**
 * Where there is nothing near a word nothing is met, and the text stays the same for every word. Behind a select a query is read once,
 * not once for every piece.
 */
function fitOf(concept: RankedConcept, values: SqlValues): string {
  const read = (query: string | null) => `(select ${tsquery(query, values)})`
  const meets = (query: string | null) => `l.title @@ ${read(query)}`
  const cases = [
    `when ${meets(concept.inName)} then case when ${meets(concept.inCategory)} then ${FITS.nameAndCategory} else ${FITS.name} end`,
    `when ${meets(concept.inLooks)} then ${FITS.looks}`,
    `when ${meets(concept.exact)} then ${FITS.category}`,
    `when ${meets(concept.near)} then ${FITS.near}`,
    `when ${meets(concept.further)} then ${FITS.further}`,
    `when ${meets(concept.loose)} then ${FITS.loose}`,
    `when s.document @@ ${read(concept.exact)} then ${FITS.text}`,
  ]
  return `case ${cases.join(' ')} else 0 end`
}

const tsquery = (text: string | null, values: SqlValues) => `to_tsquery('english', ${values.add(text)})`

/** What is found as the rows of which a listing counts its figures. */
export function searchedRows(search: FoundBy): Searched {
  return { step: search.step, rows: (columns, values) => sortedOut(searchTexts(search, values), columns) }
}

// A page of it: its ids.

export type SearchCounts = { total: number; title_total: number; text_total: number }

/** Only so many of the best places are ranked: ranking all that fit would cost more the more there is. */
const RANKED = 200
/** Of each way to fit, while somebody types. */
const SAMPLED = 60
const MOST_COMMON_WORDS = 3

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
  return { text: rankedIds(found, search, values, sliceOf(query)), values: values.list }
}

/** A page of a search in an order that the shopper chose. */
export function sortedSearchPage(query: ProductListQuery, search: FoundBy): Statement {
  const values = new SqlValues()
  const found = foundIds(searchTexts(search, values))
  const where = allOf(listingConditions(query, values))
  const from = `(${found}) as found join product_listing l using (product_id)`
  return { text: selectIds(from, where, orderOf(query), sliceOf(query)), values: values.list }
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
    const text = rankedIds(found, search, values, sliceOf(query))
    return { text, values: values.list, isPrepared: isCommonSearch(query, search) }
  }
  const ranked = (found: string, slice: Slice) => rankedIds(found, search, values, slice)
  const parts = tiers({ texts, conditions, counts, ranked }, sliceOf(query)).join(' union all ')
  return { text: `select product_id from (${parts}) as found order by place`, values: values.list }
}

/** A few words and nothing else: the same few texts all day, whose few finds are always read by index. */
const isCommonSearch = ({ search: _search, ...rest }: ProductListQuery, { plan }: FoundBy) =>
  isCommon(rest) && plan.concepts.length <= MOST_COMMON_WORDS && !plan.isEverything

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
