import { normaliseSearch, searchAlternatives, SYNONYM_WORDS } from '#domain/catalog/search-terms.ts'

/** One word of a search, and what the shop knows about it. */
export type SearchedWord = { typed: string; alternatives: readonly string[]; isLast: boolean }
export type Resolved = { isStopWord: boolean; isKnown: boolean; near: readonly string[] }
export type SearchQuery = { tsquery: string; corrected: string | null }

const MOST_WORDS = 8
const synonyms = new Set(SYNONYM_WORDS)

export function searchedWords(text: string): SearchedWord[] {
  const typed = normaliseSearch(text).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  return searchAlternatives(typed.join(' ')).map((alternatives, at) => ({
    typed: alternatives[0] ?? '',
    alternatives,
    isLast: at === typed.length - 1,
  }))
}

/** The last word may still be typed, so its beginning counts; one that is complete in itself does not become another. */
export function tsqueryOf({ typed, alternatives, isLast }: SearchedWord): string {
  const isBeginning = isLast && typed.length > 1 && !synonyms.has(typed)
  return alternatives.map((word) => (isBeginning && word === typed ? `${word}:*` : phrase(word))).join(' | ')
}

/**
 * Every word must be met, by itself, by a synonym, or, where nothing of the shop is called so, by the words it was most
 * likely meant to be. Null when there is nothing to look for.
 */
export function searchQuery(words: readonly SearchedWord[], resolved: readonly Resolved[]): SearchQuery | null {
  const parts = words.flatMap((word, at) => {
    const { isStopWord, isKnown, near } = resolved[at] ?? { isStopWord: false, isKnown: true, near: [] }
    if (isStopWord) return []
    if (isKnown || near.length === 0) return [{ query: tsqueryOf(word), text: word.typed, isCorrected: false }]
    return [{ query: near.flatMap(alternatives).map(phrase).join(' | '), text: near[0] ?? '', isCorrected: true }]
  })
  if (parts.length === 0) return null
  return {
    tsquery: parts.map(({ query }) => `(${query})`).join(' & '),
    corrected: parts.some((part) => part.isCorrected) ? parts.map((part) => part.text).join(' ') : null,
  }
}

const alternatives = (word: string): readonly string[] => searchAlternatives(word)[0] ?? [word]
const phrase = (words: string) => (words.includes(' ') ? `(${words.split(' ').join(' <-> ')})` : words)
