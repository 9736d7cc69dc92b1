import type { ProductListQuery } from '#domain/api/catalog.ts'
import { rupees } from '#domain/money/paise.ts'
import type { SqlValues } from './sql-text.ts'

/** What a shopper can narrow a listing by. A facet is counted with every filter but its own. */
export type Dimension = 'category' | 'room' | 'price' | 'color' | 'material' | 'stock' | 'sale' | 'rating' | 'space'
export type Conditions = ReadonlyMap<Dimension, string>

/** One SQL condition on product_listing (as l) per filter in use. */
export function listingConditions(query: ProductListQuery, values: SqlValues): Conditions {
  const conditions = new Map<Dimension, string>()
  const add = (dimension: Dimension, condition: string) => {
    const earlier = conditions.get(dimension)
    conditions.set(dimension, earlier ? `${earlier} and ${condition}` : condition)
  }
  if (query.category_id !== undefined) add('category', `l.category_id = ${values.add(query.category_id)}`)
  if (query.room_id !== undefined) add('room', `l.room_id = ${values.add(query.room_id)}`)
  if (query.min_price !== undefined) add('price', `l.price >= ${values.add(rupees(query.min_price))}`)
  if (query.max_price !== undefined) add('price', `l.price <= ${values.add(rupees(query.max_price))}`)
  if (query.color?.length) add('color', `l.colors && ${values.add(query.color)}::text[]`)
  if (query.material?.length) add('material', `l.materials && ${values.add(query.material)}::text[]`)
  if (query.in_stock) add('stock', 'l.is_in_stock')
  if (query.on_sale) add('sale', 'l.is_on_sale')
  if (query.rating !== undefined) add('rating', `l.rating >= ${values.add(query.rating)}`)
  if (query.max_width !== undefined) add('space', `l.width_mm <= ${values.add(query.max_width)}`)
  if (query.max_depth !== undefined) add('space', `l.depth_mm <= ${values.add(query.max_depth)}`)
  if (query.max_height !== undefined) add('space', `l.height_mm <= ${values.add(query.max_height)}`)
  return conditions
}

export function allOf(conditions: Conditions, ...more: string[]): string {
  const all = [...conditions.values(), ...more]
  return all.length === 0 ? 'true' : all.join(' and ')
}

export function allBut(conditions: Conditions, dimension: Dimension): string {
  const others = new Map(conditions)
  others.delete(dimension)
  return allOf(others)
}
