const MOST_KEPT = 5

/** The latest first, each once however it was written. */
export function withSearch(past: readonly string[], search: string): string[] {
  const text = search.trim()
  if (text === '') return [...past]
  const others = past.filter((each) => each.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MOST_KEPT)
}

/** What was kept may be anything. */
export function readPastSearches(kept: unknown): string[] {
  const texts = Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
  return texts.reduceRight<string[]>((past, text) => withSearch(past, text.slice(0, 100)), [])
}

/** All of them before anything is typed, then those that hold what is typed. */
export function fittingSearches(past: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase()
  return past.filter((each) => each.toLowerCase().includes(wanted) && each.toLowerCase() !== wanted)
}
