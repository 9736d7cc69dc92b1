import type { Counts } from './listing-sql.ts'

/** A few hundred bytes each, with facets some thousand. */
const MOST_CACHED = 200
const cache = new Map<string, Counts>()

/** Cached counts as the database writes them. While they hold they are the same text, and so one value that all who ask share. */
export function readCounts(text: string | null): Counts | null {
  if (text === null) return null
  const known = cache.get(text)
  if (known) return known
  const counts = JSON.parse(text) as Counts
  if (cache.size >= MOST_CACHED) cache.clear()
  cache.set(text, counts)
  return counts
}
