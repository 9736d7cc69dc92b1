import { createHash } from 'node:crypto'
import { SHOP_WORDS } from '#domain/catalog/search/known-words.ts'
import { beginnings, readSearch } from '#domain/catalog/search/read-search.ts'
import { typedSku, typedWords } from '#domain/catalog/search/typed-words.ts'
import { WEIGHTS } from '#domain/catalog/search/vocabulary.ts'
import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import type { Db } from '#server/db/connect.ts'
import { countListing, type ItemRow, readPlainPage, readSearchPage } from './catalog.store.ts'
import type { Counts } from './count-listing.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'
import { lookUpWords, type LookedUp, searchExtent } from './search.store.ts'

export type FoundProducts = { items: ItemRow[]; counts: Counts; corrected: string | null }

/** A page of products and how many there are. Two queries at most, four the first time a search is made. */
export async function listProducts({ db }: { db: Db }, query: ProductListQuery): Promise<FoundProducts> {
  const words = typedWords(query.search ?? '')
  return (words.length > 0 ? await findBySearch(db, query, words) : null) ?? listAll(db, query)
}

async function listAll(db: Db, query: ProductListQuery): Promise<FoundProducts> {
  const key = countsKey(query, '')
  const { items, counts } = await readPlainPage(db, query, key)
  return { items, counts: counts ?? (await countListing(db, query, null, key)), corrected: null }
}

/** Null when there is nothing to look for. */
async function findBySearch(db: Db, query: ProductListQuery, words: string[]): Promise<FoundProducts | null> {
  const key = countsKey(query, words.join(' '))
  const sku = typedSku(query.search ?? '')
  const lookedUp = await lookUpWords(db, words, sku, key)
  const asked = searchOf(lookedUp, sku)
  if (asked === null) return query.suggest ? NOTHING : null
  const { plan, corrected } = asked
  if (query.suggest) return suggest(db, query, { ...plan, isEverything: false }, corrected)
  const step = lookedUp.kept?.step ?? (plan.isEverything ? 0 : (await searchExtent(db, plan)).step)
  const search = { plan, step }
  const counts = lookedUp.kept ?? (await countListing(db, query, search, key))
  return { items: await readSearchPage(db, query, search, counts), counts, corrected }
}

const NO_COUNTS: Counts = { total: 0, title_total: 0, text_total: 0, step: 0 }
const NOTHING: FoundProducts = { items: [], counts: NO_COUNTS, corrected: null }

/** While somebody types nobody reads how many there are: only whether there are enough to choose the best from. */
async function suggest(
  db: Db,
  query: ProductListQuery,
  plan: SearchPlan,
  corrected: string | null,
): Promise<FoundProducts> {
  const { step, titles, texts, hits } = await searchExtent(db, plan, 1)
  const extent = { total: hits, title_total: titles, text_total: texts }
  const items = await readSearchPage(db, { ...query, sort_by: undefined }, { plan, step }, extent)
  return { items, counts: { ...NO_COUNTS, total: items.length }, corrected }
}

function searchOf(
  { words, isSku }: LookedUp,
  sku: string | null,
): { plan: SearchPlan; corrected: string | null } | null {
  if (isSku && sku !== null) {
    const number = { text: sku, weight: WEIGHTS.name, isFiller: false, exact: [sku], near: [], further: [], loose: [] }
    return { plan: { ...planSearch([number]), steps: [] }, corrected: null }
  }
  const { concepts, corrected } = readSearch(words, SHOP_WORDS)
  if (concepts.length > 0) return { plan: planSearch(concepts), corrected }
  const last = words.at(-1)
  const beginning = last && beginnings(last, SHOP_WORDS)
  return beginning ? { plan: planSearch([beginning], true), corrected: null } : null
}

/** The same filters have the same counts, whatever the page and the order. */
function countsKey(query: ProductListQuery, words: string): string {
  const {
    search: _search,
    sort_by: _by,
    sort_order: _order,
    page: _page,
    per_page: _per,
    view: _view,
    ...filters
  } = query
  return createHash('sha256')
    .update(JSON.stringify([words, filters]))
    .digest('base64url')
}
