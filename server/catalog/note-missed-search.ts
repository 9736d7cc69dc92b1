import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { FILTER_KEYS, kindOf } from '#domain/catalog/filters.ts'
import { keptMiss } from '#domain/catalog/search/staff-words.ts'
import { istDate } from '#domain/time/ist.ts'
import type { Deps } from '#server/deps.ts'
import { insertMiss } from './search-words.store.ts'

/** A search that nothing answered, unless filters are to blame. A note that cannot be written costs nobody their page. */
export async function noteMissedSearch({ db, clock, log }: Deps, query: ProductListQuery, missed: string | null) {
  if (missed === null || query.suggest || (query.page ?? 1) > 1 || hasFilters(query)) return
  const words = keptMiss(missed, query.search ?? '')
  if (words === null) return
  await insertMiss(db, istDate(clock.now()), words).catch((error: unknown) =>
    log.warn({ err: error }, 'a search without result was not noted'),
  )
}

function hasFilters(query: ProductListQuery): boolean {
  return FILTER_KEYS.some((key) => {
    if (key === 'search') return false
    const value = query[key]
    return value !== undefined && kindOf(key).texts(value).length > 0
  })
}
