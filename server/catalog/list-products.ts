import { hash } from 'node:crypto'
import { type Facet, FILTER_KEYS, filterOf, isMeasure } from '#domain/catalog/filters.ts'
import { isKnownWord, type KnownWords } from '#domain/catalog/search/known-words.ts'
import { beginnings, type Concept, readSearch } from '#domain/catalog/search/read-search.ts'
import { typedSku, typedSkuBeginning, typedWords } from '#domain/catalog/search/typed-words.ts'
import { WEIGHTS } from '#domain/catalog/search/vocabulary.ts'
import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import type { Db } from '#server/db/connect.ts'
import {
  countListing,
  findCachedCounts,
  type ItemsText,
  readFilteredPage,
  readPlainPage,
  readSearchPage,
  readSuggestions,
} from './catalog.store.ts'
import { type CountKeys, type Counts, isCommon } from './listing-sql.ts'
import { planSearch, type SearchPlan } from './search-plan.ts'
import { lookUpWords, type LookedUp, searchStep } from './search.store.ts'
import { cachedVocabulary, loadVocabulary } from './vocabulary.ts'

export type FoundProducts = {
  items: ItemsText
  counts: Counts
  corrected: string | null
  /** The words that nothing answered; null where everything was found. */
  missed: string | null
}

/** A page of products and how many there are. One query or two, four the first time a search is made. */
export async function listProducts({ db }: { db: Db }, query: ProductListQuery): Promise<FoundProducts> {
  const words = query.search ? typedWords(query.search) : []
  return (words.length > 0 ? await findBySearch(db, query, words) : null) ?? listAll(db, query)
}

async function listAll(db: Db, query: ProductListQuery): Promise<FoundProducts> {
  const keys = countKeys(query, '')
  if (isCommon(query)) {
    const { items, counts } = await readPlainPage(db, query, keys.counts)
    return { items, counts: counts ?? (await countListing(db, query, null, keys)), ...NOT_SEARCHED }
  }
  const counts = (await findCachedCounts(db, keys.counts)) ?? (await countListing(db, query, null, keys))
  return { items: await readFilteredPage(db, query, counts.total), counts, ...NOT_SEARCHED }
}

const NOT_SEARCHED = { corrected: null, missed: null }

type Understood = { lookedUp: LookedUp; asked: Asked | null; unknown: string[] }

/** With the words of now: when staff have changed them since this process read them, they are read and looked up again. */
export async function understandSearch(db: Db, search: string, key = ''): Promise<Understood | null> {
  const words = typedWords(search)
  if (words.length === 0) return null
  const number = { whole: typedSku(search), beginning: typedSkuBeginning(search) }
  let { known, version } = cachedVocabulary(db)
  let lookedUp = await lookUpWords(db, known, words, number, key)
  if (lookedUp.version !== version) {
    ;({ known, version } = await loadVocabulary(db))
    lookedUp = await lookUpWords(db, known, words, number, key)
  }
  return { lookedUp, asked: searchOf(lookedUp, known), unknown: unknownWords(lookedUp, known) }
}

/** Neither the vocabulary nor our names know them, and nothing of ours is spelt like them. */
function unknownWords({ words, number }: LookedUp, known: KnownWords): string[] {
  const isUnknown = ({ typed, isKnown, completions, alike }: LookedUp['words'][number]) =>
    !isKnown &&
    completions.length === 0 &&
    alike.length === 0 &&
    !isKnownWord(known, typed) &&
    !known.stopWords.has(typed)
  return number ? [] : words.filter((word) => isUnknown(word) && !/\d/.test(word.typed)).map(({ typed }) => typed)
}

/** Null when there is nothing to look for. */
async function findBySearch(db: Db, query: ProductListQuery, words: string[]): Promise<FoundProducts | null> {
  const keys = countKeys(query, words.join(' '))
  const understood = await understandSearch(db, query.search ?? '', keys.counts)
  if (understood === null) return null
  const { lookedUp, asked, unknown } = understood
  if (asked === null) return query.suggest ? NOTHING : null
  const { plan, corrected } = asked
  if (query.suggest) return suggest(db, query, { ...plan, isEverything: false }, corrected)
  const step = lookedUp.kept?.step ?? (plan.isEverything ? 0 : await searchStep(db, plan))
  const search = { plan, step }
  const counts = lookedUp.kept ?? (await countListing(db, query, search, keys))
  const missed = counts.total === 0 ? words.join(' ') : unknown.join(' ') || null
  return { items: await readSearchPage(db, query, search, counts), counts, corrected, missed }
}

const NO_COUNTS: Counts = { total: 0, title_total: 0, text_total: 0, step: 0 }
const NOTHING: FoundProducts = { items: '[]', counts: NO_COUNTS, ...NOT_SEARCHED }

/** While somebody types nobody reads how many there are. */
async function suggest(db: Db, query: ProductListQuery, plan: SearchPlan, corrected: string | null) {
  const items = await readSuggestions(db, query, { plan, step: await searchStep(db, plan, 1) })
  return { items, counts: { ...NO_COUNTS, total: (JSON.parse(items) as unknown[]).length }, corrected, missed: null }
}

type Asked = { plan: SearchPlan; corrected: string | null; concepts: readonly Concept[] }

function searchOf({ words, number }: LookedUp, known: KnownWords): Asked | null {
  if (number !== null) {
    const text = number.split(':')[0] ?? number
    const asked = { text, weight: WEIGHTS.name, isFiller: false, exact: [number], near: [], further: [], loose: [] }
    return { plan: { ...planSearch([asked]), steps: [] }, corrected: null, concepts: [asked] }
  }
  const { concepts, corrected } = readSearch(words, known)
  if (concepts.length > 0) return { plan: planSearch(concepts), corrected, concepts }
  const last = words.at(-1)
  const beginning = last && beginnings(last, known)
  return beginning ? { plan: planSearch([beginning], true), corrected: null, concepts: [beginning] } : null
}

/** The same filters have the same counts, whatever the page and the order; the same words and measures the same cells. */
function countKeys(query: ProductListQuery, words: string): CountKeys {
  const {
    search: _search,
    sort_by: _by,
    sort_order: _order,
    page: _page,
    per_page: _per,
    view: _view,
    ...filters
  } = query
  const keysOf = (isMeant: (facet: Facet) => boolean) => FILTER_KEYS.filter((key) => isMeant(filterOf(key).facet))
  const noPrices = () => Object.fromEntries(keysOf((facet) => facet === 'price').map((key) => [key, undefined]))
  return {
    counts: keyOf(words, filters),
    atAnyPrice: () => keyOf(words, { ...filters, ...noPrices() }),
    cells: () => keyOf('fitting cells', words, ...keysOf(isMeasure).map((key) => query[key])),
  }
}

const keyOf = (...parts: unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url')
