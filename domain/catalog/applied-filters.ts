import {
  FILTER_KEYS,
  type FilterKey,
  filterOf,
  filterTexts,
  type FilterValues,
  kindOf,
  readFilter,
} from '#domain/catalog/filters.ts'

export type AppliedFilter = { key: string; label: string; without: Partial<FilterValues> }

/** What a shelf is called, where that is known. */
export type ShelfName = (key: FilterKey, id: number) => string | undefined

/** Every choice in use in words, with the change that takes it away again. */
export function appliedFilters(values: FilterValues, shelfName: ShelfName): AppliedFilter[] {
  return FILTER_KEYS.flatMap((key) => {
    const texts = filterTexts(key, values)
    return texts.map((text) => ({
      key: `${key} ${text}`,
      label: labelOf(key, text, shelfName),
      without: { [key]: readFilter(key, texts.filter((each) => each !== text).join(',')) },
    }))
  })
}

function labelOf(key: FilterKey, text: string, shelfName: ShelfName): string {
  const { kind, label, words } = filterOf(key)
  if (kind === 'ids') return shelfName(key, Number(text)) ?? label
  const said = kindOf(key).say(text)
  return words ? words(said) : said
}
