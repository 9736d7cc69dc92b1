import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import { type Facet, FILTER_KEYS, type FilterKey, FILTERS, type FilterValues, kindOf } from '#domain/catalog/filters.ts'
import { rupees } from '#domain/money/paise.ts'
import type { SqlValues } from './sql-text.ts'

export type Conditions = ReadonlyMap<Facet, string>

type Add = (value: unknown) => string
/** A filter that is set: neither null nor an empty list. */
type Set<Key extends FilterKey> = NonNullable<FilterValues[Key]>

/** Each filter as a condition on product_listing (as l). Words are looked for by search-query.ts. */
const CONDITIONS: { [Key in Exclude<FilterKey, 'search'>]: (value: Set<Key>, add: Add) => string } = {
  category_id: (ids, add) => isOneOf('l.category_id', ids, add),
  room_id: (ids, add) => isOneOf('l.room_id', ids, add),
  min_price: (amount, add) => `l.price >= ${add(rupees(amount))}`,
  max_price: (amount, add) => `l.price <= ${add(rupees(amount))}`,
  color: (names, add) => `l.colors && ${add(names)}::text[]`,
  material: (names, add) => `l.materials && ${add(names)}::text[]`,
  in_stock: () => 'l.is_in_stock',
  on_sale: () => 'l.is_on_sale',
  rating: (stars, add) => `l.rating >= ${add(stars)}`,
  max_width: (size, add) => `l.width_mm <= ${add(size)}`,
  max_depth: (size, add) => `l.depth_mm <= ${add(size)}`,
  max_height: (size, add) => `l.height_mm <= ${add(size)}`,
}

/** One id stands alone: only then does PostgreSQL read the shelf's index in the order of the page. */
function isOneOf(column: string, ids: readonly number[], add: Add): string {
  return ids.length === 1 ? `${column} = ${add(ids[0])}` : `${column} = any(${add(ids)}::int[])`
}

/** One SQL condition per facet in use. */
export function listingConditions(query: ProductListQuery, values: SqlValues): Conditions {
  const conditions = new Map<Facet, string>()
  for (const key of FILTER_KEYS) {
    if (key === 'search' || !isSet(key, query)) continue
    const write = CONDITIONS[key] as (value: unknown, add: Add) => string
    const condition = write(query[key], (value) => values.add(value))
    const { facet } = FILTERS[key]
    const earlier = conditions.get(facet)
    conditions.set(facet, earlier ? `${earlier} and ${condition}` : condition)
  }
  return conditions
}

function isSet(key: FilterKey, query: ProductListQuery): boolean {
  const value = query[key]
  return value !== undefined && kindOf(key).texts(value).length > 0
}

export function allOf(conditions: Conditions, ...more: string[]): string {
  const all = [...conditions.values(), ...more]
  return all.length === 0 ? 'true' : all.join(' and ')
}

export function allBut(conditions: Conditions, facet: Facet): string {
  const others = new Map(conditions)
  others.delete(facet)
  return allOf(others)
}
