import { normaliseSearch } from './typed-words.ts'
import type { Meaning, SearchVocabulary, WordKind } from './vocabulary.ts'

/** An entry as staff left it: changed, added or taken away. */
export type StaffMeaning = {
  readonly key: string
  readonly kind: WordKind
  readonly words: readonly string[]
  readonly kinds: readonly string[]
  readonly near: readonly string[]
  readonly isRemoved: boolean
  readonly version: number
}

export const ENTRY_ORIGINS = ['shop', 'changed', 'own', 'removed'] as const
/** The shop's as it came; one of those that staff changed or took away; one of their own. */
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number]
export type WordEntry = Required<Meaning> & {
  readonly key: string
  readonly origin: EntryOrigin
  readonly version: number
}

/** An entry is called by its first word, which does not change when others come before it. */
export const entryKey = ({ words }: Pick<Meaning, 'words'>): string => words[0] ?? ''

export function wordEntries(shop: SearchVocabulary, staff: readonly StaffMeaning[]): WordEntry[] {
  const byKey = new Map(staff.map((entry) => [entry.key, entry]))
  const ofShop = shop.meanings.map((meaning): WordEntry => {
    const key = entryKey(meaning)
    const changed = byKey.get(key)
    byKey.delete(key)
    const { kinds = [], near = [] } = meaning
    if (!changed) return { ...meaning, kinds, near, key, origin: 'shop', version: 0 }
    if (changed.isRemoved) return { ...meaning, kinds, near, key, origin: 'removed', version: changed.version }
    return entryOf(changed, 'changed')
  })
  const own = [...byKey.values()].filter(({ isRemoved }) => !isRemoved).map((entry) => entryOf(entry, 'own'))
  return [...own, ...ofShop]
}

function entryOf({ key, kind, words, kinds, near, version }: StaffMeaning, origin: EntryOrigin): WordEntry {
  return { key, kind, words, kinds, near, origin, version }
}

/** What a search is read with. */
export function mergedVocabulary(shop: SearchVocabulary, staff: readonly StaffMeaning[]): SearchVocabulary {
  return { ...shop, meanings: wordEntries(shop, staff).filter(({ origin }) => origin !== 'removed') }
}

/** As a search is read: small letters, no signs, each once. */
export function cleanWords(words: readonly string[]): string[] {
  return [...new Set(words.map(normaliseSearch).filter(Boolean))]
}

const LONGEST_KEPT = 60
/** What looks like somebody's number or address is nobody's business. */
const PERSONAL = /@|\d[\d\s-]{5,}/

/** The words of a search that nothing answered, as they may be kept; null where they, or what they stood in, may not. */
export function keptMiss(missed: string, typed: string): string | null {
  const words = normaliseSearch(missed)
  return words.length < 2 || words.length > LONGEST_KEPT || PERSONAL.test(typed) ? null : words
}
