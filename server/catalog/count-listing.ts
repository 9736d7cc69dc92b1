import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import type { Facet } from '#domain/catalog/filters.ts'
import { allBut, allOf, type Conditions, listingConditions } from './listing-conditions.ts'
import { type FoundBy, type SearchTexts, searchTexts, sortedOut } from './search-sql.ts'
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

/** Where figures are kept: those of a listing, and the cells that it shares with every other choice of its filters. */
export type CountKeys = { counts: string; cells: string }

/**
 * Counts a listing and keeps the figures until the listing changes (see kept_counts in migration 0002). Products that no filter
 * tells apart are counted together first, in one pass; every figure is a sum over these cells, and so is the next choice.
 */
export function countStatement(query: ProductListQuery, search: FoundBy | null, keys: CountKeys): Statement {
  const values = new SqlValues()
  const conditions = listingConditions(query, values)
  const fresh = cellsOf(conditions, search && searchTexts(search, values))
  const parts = [
    ...figures(new Map([...conditions].map(([dimension, sql]) => [dimension, UNSORTED[dimension] ?? sql])), query),
    `'step', ${wholeNumber(search?.step ?? 0)}`,
  ]
  const cellsKey = values.add(keys.cells)
  return {
    text: `
      with known as materialized (select kept_counts(${cellsKey}) as cells),
      fresh as materialized (${fresh}),
      cells as materialized (
        select * from fresh union all
        select cell.* from known cross join jsonb_to_recordset(known.cells) as cell(${CELL})
      ),
      counted as (select jsonb_build_object(${parts.join(', ')}) as counts from cells l),
      keep_cells as (${keep(cellsKey, `(select jsonb_agg(fresh) as counts from fresh having count(*) between 1 and ${MOST_KEPT})`)}),
      keep_counts as (${keep(values.add(keys.counts), 'counted')})
      select counts from counted`,
    values: values.list,
  }
}

/** More cells than this take longer to read back than to count. */
const MOST_KEPT = 3000

const keep = (key: string, from: string) => `
  insert into listing_counts (key, counts, snapshot) select ${key}, made.counts, pg_current_snapshot() from ${from} as made
  on conflict (key) do update set counts = excluded.counts, snapshot = excluded.snapshot, counted_at = clock_timestamp()`

/** Prices and sizes differ from piece to piece: of them a cell knows only whether they fit. */
const UNSORTED: Partial<Record<Facet, string>> = { price: 'l.fits_price', space: 'l.fits_space' }

const COLUMNS = `l.product_id, l.category_id, l.room_id, l.look_id, l.stars, l.is_in_stock, l.is_on_sale, l.price, l.width_mm,
  l.depth_mm, l.height_mm`

const CELL = `category_id int, room_id int, look_id int, rating smallint, is_in_stock boolean, is_on_sale boolean,
  fits_price boolean, fits_space boolean, n bigint, lowest bigint, highest bigint, in_title bigint, has_all bigint,
  colors text[], materials text[]`

/** Named like the listing's own columns, so that the same conditions read either; a rating in whole stars is all a filter asks. */
function cellsOf(conditions: Conditions, texts: SearchTexts | null): string {
  const fits = (dimension: Facet) => `coalesce(${conditions.get(dimension) ?? 'true'}, false)`
  const from = texts ? `(${sortedOut(texts, COLUMNS)}) as l` : 'product_listing l'
  const ofSearch = (column: string) => (texts ? `count(*) filter (where l.${column})` : '0::bigint')
  return `select cell.*, look.colors, look.materials from (
    select l.category_id, l.room_id, l.look_id, l.stars as rating, l.is_in_stock, l.is_on_sale, ${fits('price')} as fits_price,
      ${fits('space')} as fits_space, count(*) as n, min(l.price) as lowest, max(l.price) as highest,
      ${ofSearch('in_title')} as in_title, ${ofSearch('has_all')} as has_all
    from ${from} where (select cells from known) is null group by 1, 2, 3, 4, 5, 6, 7, 8) as cell join listing_looks look on look.id = cell.look_id`
}

function figures(conditions: Conditions, query: ProductListQuery): string[] {
  const sum = (column: string, where: string) => `coalesce(sum(l.${column}) filter (where ${where}), 0)`
  const all = allOf(conditions)
  return [
    `'total', ${sum('n', all)}`,
    `'title_total', ${sum('in_title', all)}`,
    `'text_total', ${sum('has_all', all)}`,
    ...(query.facets === false ? [] : [`'facets', jsonb_build_object(${facetsOf(conditions).join(', ')})`]),
  ]
}

/** A facet is counted with every filter but its own. */
function facetsOf(conditions: Conditions): string[] {
  const others = (dimension: Facet) => allBut(conditions, dimension)
  const many = (condition: string, dimension: Facet) =>
    `coalesce(sum(l.n) filter (where ${condition} and ${others(dimension)}), 0)`
  const counts = (dimension: Facet, column: string) =>
    `(select ${column} as value, sum(l.n) as n from cells l where ${others(dimension)} group by 1) as each`
  const tally = (dimension: Facet, column: string) =>
    `(select coalesce(jsonb_object_agg(value, n), '{}') from ${counts(dimension, column)})`
  const named = (dimension: Facet, table: 'categories' | 'rooms', column: string) =>
    `(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'count', coalesce(each.n, 0)) order by t.position, t.id), '[]') ` +
    `from ${table} t left join ${counts(dimension, column)} on each.value = t.id)`
  const ratings = RATINGS.map((stars) => `'${stars}', ${many(`l.rating >= ${stars}`, 'rating')}`)
  return [
    `'categories', ${named('category', 'categories', 'l.category_id')}`,
    `'rooms', ${named('room', 'rooms', 'l.room_id')}`,
    `'colors', ${tally('color', 'unnest(l.colors)')}`,
    `'materials', ${tally('material', 'unnest(l.materials)')}`,
    `'ratings', jsonb_build_object(${ratings.join(', ')})`,
    `'in_stock', ${many('l.is_in_stock', 'stock')}`,
    `'on_sale', ${many('l.is_on_sale', 'sale')}`,
    `'price', jsonb_build_object('min', min(l.lowest) filter (where ${others('price')}), ` +
      `'max', max(l.highest) filter (where ${others('price')}))`,
  ]
}
