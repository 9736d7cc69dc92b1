import { FILTER_KINDS, type FilterKind, type Kind, type KindValue } from '#domain/catalog/filter-kinds.ts'

export const LONGEST_SEARCH = 100
export const LARGEST_PRICE = 100_000_000
const LARGEST_MM = 100_000
const MOST_CHOICES = 20

/** What a count beside a choice leaves out: all filters but those of its own facet. */
export type Facet =
  | 'search'
  | 'category'
  | 'room'
  | 'price'
  | 'color'
  | 'material'
  | 'stock'
  | 'sale'
  | 'rating'
  | 'space'

type Filter = {
  readonly kind: FilterKind
  /** Its name in a refusal, and on a chip whose own words are not known yet. */
  readonly label: string
  readonly facet: Facet
  /** Characters of a text, choices of a list, or the largest number. */
  readonly most: number
  /** What its chip says; without it, the choice itself. */
  readonly words?: (said: string) => string
}

/**
 * Everything that a listing can be narrowed by, one row each. Reading and writing of the address, the defaults, the API's
 * schema, the counts and the chips come from here. A new filter is a row here, its SQL in listing-sql.ts and its control
 * on the screen. Their order is their order in the address.
 */
export const FILTERS = {
  search: { kind: 'text', label: 'Search', facet: 'search', most: LONGEST_SEARCH, words: (said) => `“${said}”` },
  category_id: { kind: 'ids', label: 'Category', facet: 'category', most: MOST_CHOICES },
  room_id: { kind: 'ids', label: 'Room', facet: 'room', most: MOST_CHOICES },
  min_price: {
    kind: 'rupees',
    label: 'Minimum price',
    facet: 'price',
    most: LARGEST_PRICE,
    words: (said) => `From ${said}`,
  },
  max_price: {
    kind: 'rupees',
    label: 'Maximum price',
    facet: 'price',
    most: LARGEST_PRICE,
    words: (said) => `Up to ${said}`,
  },
  color: { kind: 'names', label: 'Colour', facet: 'color', most: MOST_CHOICES },
  material: { kind: 'names', label: 'Material', facet: 'material', most: MOST_CHOICES },
  in_stock: { kind: 'flag', label: 'In stock', facet: 'stock', most: 1, words: () => 'In stock' },
  on_sale: { kind: 'flag', label: 'On sale', facet: 'sale', most: 1, words: () => 'On sale' },
  rating: { kind: 'whole', label: 'Rating', facet: 'rating', most: 5, words: (said) => `Rated ${said} and up` },
  max_width: {
    kind: 'millimetres',
    label: 'Maximum width',
    facet: 'space',
    most: LARGEST_MM,
    words: (said) => `Up to ${said} wide`,
  },
  max_depth: {
    kind: 'millimetres',
    label: 'Maximum depth',
    facet: 'space',
    most: LARGEST_MM,
    words: (said) => `Up to ${said} deep`,
  },
  max_height: {
    kind: 'millimetres',
    label: 'Maximum height',
    facet: 'space',
    most: LARGEST_MM,
    words: (said) => `Up to ${said} high`,
  },
} as const satisfies Record<string, Filter>

export type FilterKey = keyof typeof FILTERS
export type FilterValues = { readonly [Key in FilterKey]: KindValue<(typeof FILTERS)[Key]['kind']> }

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** Prices and sizes differ from piece to piece, and are not counted beside a choice. */
export const isMeasure = (facet: Facet) => facet === 'price' || facet === 'space'

export const filterOf = (key: FilterKey): Filter => FILTERS[key]

/** That a row's kind keeps the row's values is true by the type of FilterValues; the compiler cannot follow it through a key. */
export function kindOf<Key extends FilterKey>(key: Key): Kind<FilterValues[Key]> {
  return FILTER_KINDS[FILTERS[key].kind] as unknown as Kind<FilterValues[Key]>
}

/** Every filter by what `valueOf` gives for its key. */
export function filterValues(valueOf: <Key extends FilterKey>(key: Key) => FilterValues[Key]): FilterValues {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, valueOf(key)])) as FilterValues
}

export const NO_FILTERS = filterValues((key) => kindOf(key).none)

export function readFilter<Key extends FilterKey>(key: Key, text: string | undefined): FilterValues[Key] {
  return kindOf(key).read(text, FILTERS[key].most)
}

/** Its choices as texts, none where it is not set. */
export function filterTexts<Key extends FilterKey>(key: Key, values: FilterValues): readonly string[] {
  return kindOf(key).texts(values[key])
}
