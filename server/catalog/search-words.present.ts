import type { FIT_WORDS, TriedSearchJson, WordEntryJson } from '#domain/api/search-words.ts'
import type { WordEntry } from '#domain/catalog/search/staff-words.ts'
import type { ExplainedSearch } from './explain-search.ts'
import { FITS } from './search-sql.ts'

export const presentEntry = ({ key, kind, words, kinds, near, origin, version }: WordEntry): WordEntryJson => ({
  key,
  kind,
  words: [...words],
  kinds: [...kinds],
  near: [...near],
  origin,
  version,
})

type Fit = (typeof FIT_WORDS)[number]
const BY_FIT = new Map<number, Fit>([
  [FITS.nameAndCategory, 'name_and_category'],
  [FITS.name, 'name'],
  [FITS.looks, 'looks'],
  [FITS.category, 'category'],
  [FITS.near, 'near'],
  [FITS.further, 'near'],
  [FITS.loose, 'loose'],
  [FITS.text, 'text'],
])

export const presentTried = ({ corrected, concepts, step, total, items }: ExplainedSearch): TriedSearchJson => ({
  corrected,
  concepts: concepts.map(({ text, weight, isFiller, exact, near, further, loose }) => ({
    text,
    weight,
    is_filler: isFiller,
    exact: [...exact],
    near: [...near, ...further],
    loose: [...loose],
  })),
  step,
  total,
  items: items.map(({ fits, ...item }) => ({ ...item, fits: fits.map((fit) => BY_FIT.get(fit) ?? 'none') })),
})
