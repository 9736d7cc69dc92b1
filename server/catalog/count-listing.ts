import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import type { Facet } from '#domain/catalog/filters.ts'
import { allBut, allOf, listingConditions } from './listing-conditions.ts'
import { type FoundBy, foundIds, type SearchTexts, searchTexts } from './search-sql.ts'
import { SqlValues, type Statement, wholeNumber } from './sql-text.ts'

export type Tally = Readonly<Record<string, number>>
export type NamedCount = { id: number; name: string; count: number }
export type Counts = {
  total: number
  /** Of a search: how many have all its words in name, category, material, colour or room. They come first. */
  title_total: number
  /** And how many have them all somewhere. They come next. */
  text_total: number
  /** How far the search had to go (SearchPlan). */
  step: number
  facets?: {
    categories: NamedCount[]
    rooms: NamedCount[]
    colors: Tally
    materials: Tally
    ratings: Tally
    in_stock: number
    on_sale: number
    price: { min: number | null; max: number | null }
  }
}

const RATINGS = [4, 3, 2]

/** Counts a listing and keeps the figures under `key` until the listing changes (see kept_counts in migration 0002). */
export function countStatement(query: ProductListQuery, search: FoundBy | null, key: string): Statement {
  const values = new SqlValues()
  const conditions = listingConditions(query, values)
  const texts = search && searchTexts(search, values)
  const tally = (dimension: Facet, column: string) =>
    `(select coalesce(jsonb_object_agg(value, n), '{}') from (select ${column} as value, count(*) as n from hits l ` +
    `where ${allBut(conditions, dimension)} group by 1) as each)`
  const named = (dimension: Facet, table: 'categories' | 'rooms', column: string) =>
    `(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'count', coalesce(each.n, 0)) order by t.position, t.id), '[]') ` +
    `from ${table} t left join (select ${column} as id, count(*) as n from hits l where ${allBut(conditions, dimension)} group by 1) as each using (id))`
  const many = (condition: string, dimension?: Facet) =>
    `count(*) filter (where ${condition} and ${dimension ? allBut(conditions, dimension) : allOf(conditions)})`
  const facets = [
    `'categories', ${named('category', 'categories', 'l.category_id')}`,
    `'rooms', ${named('room', 'rooms', 'l.room_id')}`,
    `'colors', ${tally('color', 'unnest(l.colors)')}`,
    `'materials', ${tally('material', 'unnest(l.materials)')}`,
    `'ratings', jsonb_build_object(${RATINGS.map((stars) => `'${stars}', ${many(`l.rating >= ${stars}`, 'rating')}`).join(', ')})`,
    `'in_stock', ${many('l.is_in_stock', 'stock')}`,
    `'on_sale', ${many('l.is_on_sale', 'sale')}`,
    `'price', jsonb_build_object('min', min(l.price) filter (where ${allBut(conditions, 'price')}), ` +
      `'max', max(l.price) filter (where ${allBut(conditions, 'price')}))`,
  ]
  const parts = [
    `'total', ${many('true')}`,
    `'title_total', ${texts ? many(`l.title @@ ${texts.all}`) : '0'}`,
    `'text_total', ${texts && !texts.isEverything ? many('l.has_all') : '0'}`,
    `'step', ${wholeNumber(search?.step ?? 0)}`,
    ...(query.facets === false ? [] : [`'facets', jsonb_build_object(${facets.join(', ')})`]),
  ]
  return {
    text: `
      with hits as ${hits(texts)},
      counted as (select jsonb_build_object(${parts.join(', ')}) as counts from hits l),
      kept as (
        insert into listing_counts (key, counts, snapshot) select ${values.add(key)}, counts, pg_current_snapshot() from counted
        on conflict (key) do update set
          counts = excluded.counts, snapshot = excluded.snapshot, counted_at = clock_timestamp()
      )
      select counts from counted`,
    values: values.list,
  }
}

/** What was found is read once and kept at hand; the whole listing is cheaper to read again for each facet. */
function hits(texts: SearchTexts | null): string {
  if (texts === null || texts.isEverything) return 'not materialized (select * from product_listing)'
  return `materialized (select l.*, found.has_all from (${foundIds(texts)}) as found join product_listing l using (product_id))`
}
