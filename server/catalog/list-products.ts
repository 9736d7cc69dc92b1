import { createHash } from 'node:crypto'
import type { ProductListQuery } from '#domain/api/catalog.ts'
import type { Db } from '#server/db/connect.ts'
import { countListing, type ItemRow, readPlainPage, readSearchPage, resolveWords } from './catalog.store.ts'
import type { Counts } from './count-listing.ts'
import { searchedWords, searchQuery } from './search-query.ts'

export type FoundProducts = { items: ItemRow[]; counts: Counts; corrected: string | null }

/** A page of products and how many there are. Two queries at most, three the first time a search is made. */
export async function listProducts({ db }: { db: Db }, query: ProductListQuery): Promise<FoundProducts> {
  const words = searchedWords(query.search ?? '')
  if (words.length > 0) return findBySearch(db, query, words)
  const key = countsKey(query, '')
  const { items, counts } = await readPlainPage(db, query, key)
  return { items, counts: counts ?? (await countListing(db, query, null, key)), corrected: null }
}

async function findBySearch(
  db: Db,
  query: ProductListQuery,
  words: ReturnType<typeof searchedWords>,
): Promise<FoundProducts> {
  const key = countsKey(query, words.map((word) => word.typed).join(' '))
  const { resolved, counts: kept } = await resolveWords(db, words, key)
  const search = searchQuery(words, resolved)
  if (search === null) return listProducts({ db }, { ...query, search: undefined })
  const counts = kept ?? (await countListing(db, query, search.tsquery, key))
  return { items: await readSearchPage(db, query, search.tsquery, counts), counts, corrected: search.corrected }
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
