import { FILTER_KEYS, filterTexts, type FilterValues, NO_FILTERS } from '#domain/catalog/filters.ts'

export const PRODUCT_SORT_KEYS = ['created_at', 'price', 'name', 'average_rating'] as const
export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number]
export type SortOrder = 'asc' | 'desc'

export const PRODUCTS_PER_PAGE = 12
export const MAX_PER_PAGE = 100
export const SKELETON_CARDS = 12
export const FEATURED_PLACEHOLDERS = 6
export const SUGGESTIONS = 5
export const SUGGESTION_DELAY_MS = 300
export const SUGGESTION_MIN_CHARACTERS = 2

/** Prices in rupees, sizes in millimetres. Null means no bound. */
export type ProductQuery = FilterValues & {
  readonly sort_by: ProductSortKey
  readonly sort_order: SortOrder
  readonly page: number
  readonly per_page: number
}

export const DEFAULT_PRODUCT_QUERY: ProductQuery = {
  ...NO_FILTERS,
  sort_by: 'created_at',
  sort_order: 'desc',
  page: 1,
  per_page: PRODUCTS_PER_PAGE,
}

export const PRODUCT_SORT_OPTIONS = [
  { label: 'Newest', sort_by: 'created_at', sort_order: 'desc' },
  { label: 'Oldest', sort_by: 'created_at', sort_order: 'asc' },
  { label: 'Price: Low to High', sort_by: 'price', sort_order: 'asc' },
  { label: 'Price: High to Low', sort_by: 'price', sort_order: 'desc' },
  { label: 'Name: A to Z', sort_by: 'name', sort_order: 'asc' },
  { label: 'Name: Z to A', sort_by: 'name', sort_order: 'desc' },
  { label: 'Best Rated', sort_by: 'average_rating', sort_order: 'desc' },
] as const

export type ProductFilters = Partial<Omit<ProductQuery, 'page' | 'per_page'>>

/** Any change of filter or sort goes back to page 1. */
export function changeFilters(query: ProductQuery, change: ProductFilters): ProductQuery {
  return { ...query, ...change, page: 1 }
}

/** Clear All Filters: defaults and an empty search box; the page size is no filter. */
export function clearFilters(query: ProductQuery): ProductQuery {
  return { ...DEFAULT_PRODUCT_QUERY, per_page: query.per_page }
}

export function hasFilters(query: ProductQuery): boolean {
  return FILTER_KEYS.some((key) => filterTexts(key, query).length > 0)
}

/** A choice joins the list, or leaves it again. */
export function toggled<Choice>(list: readonly Choice[], choice: Choice): Choice[] {
  return list.includes(choice) ? list.filter((each) => each !== choice) : [...list, choice]
}
