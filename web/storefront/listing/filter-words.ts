import type { ProductFilters, ProductQuery } from '#domain/catalog/product-query.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { inCentimetres } from './size-text.ts'

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Joins the list or leaves it, whatever the case it was written in. */
export function toggled(list: readonly string[], value: string): string[] {
  const others = list.filter((each) => each.toLowerCase() !== value.toLowerCase())
  return others.length === list.length ? [...list, value] : others
}

export type Applied = { key: string; label: string; without: ProductFilters }
type Names = { category: (id: number) => string; room: (id: number) => string }

/** Every filter in use in words, with the change that takes it away again. */
export function appliedFilters(query: ProductQuery, names: Names): Applied[] {
  const applied: Applied[] = []
  const add = (key: string, label: string, without: ProductFilters) => applied.push({ key, label, without })
  if (query.search) add('search', `“${query.search}”`, { search: '' })
  if (query.category_id !== null) add('category', names.category(query.category_id), { category_id: null })
  if (query.room_id !== null) add('room', names.room(query.room_id), { room_id: null })
  if (query.min_price !== null || query.max_price !== null)
    add('price', priceWords(query.min_price, query.max_price), { min_price: null, max_price: null })
  for (const color of query.color) add(`color ${color}`, capitalised(color), { color: toggled(query.color, color) })
  for (const material of query.material)
    add(`material ${material}`, capitalised(material), { material: toggled(query.material, material) })
  if (query.in_stock) add('stock', 'In stock', { in_stock: false })
  if (query.on_sale) add('sale', 'On sale', { on_sale: false })
  if (query.rating !== null) add('rating', `Rated ${query.rating} and up`, { rating: null })
  if (query.max_width !== null) add('width', `Up to ${inCentimetres(query.max_width)} cm wide`, { max_width: null })
  if (query.max_depth !== null) add('depth', `Up to ${inCentimetres(query.max_depth)} cm deep`, { max_depth: null })
  if (query.max_height !== null) add('height', `Up to ${inCentimetres(query.max_height)} cm high`, { max_height: null })
  return applied
}

function priceWords(min: number | null, max: number | null): string {
  if (min === null) return `Up to ${formatRupees(max ?? 0)}`
  return max === null ? `From ${formatRupees(min)}` : `${formatRupees(min)} to ${formatRupees(max)}`
}
