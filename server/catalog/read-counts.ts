import type { Counts } from './listing-sql.ts'

/** A few hundred bytes each, with facets some thousand. */
const MOST_KEPT = 200
const kept = new Map<string, Counts>()

/** Kept counts as the database writes them. While they hold they are the same text, and so one value that all who ask share. */
export function readCounts(text: string | null): Counts | null {
  if (text === null) return null
  const known = kept.get(text)
  if (known) return known
  const counts = JSON.parse(text) as Counts
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, counts)
  return counts
}
