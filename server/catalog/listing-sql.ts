import type { ProductListQuery } from '#domain/api/product-list-query.ts'
import {
  type Facet,
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  type FilterValues,
  isMeasure,
  kindOf,
} from '#domain/catalog/filters.ts'
import { PRODUCTS_PER_PAGE } from '#domain/catalog/product-query.ts'
import { rupees } from '#domain/money/paise.ts'
import { SqlValues, type Statement, wholeNumber, writtenOnce } from '#server/db/sql-text.ts'
import { itemsOf } from './product-items.ts'

// Which products fit: one condition per filter.

export type Conditions = ReadonlyMap<Facet, string>

type Add = (value: unknown) => string
/** A filter that is set: neither null nor an empty list. */
type Set<Key extends FilterKey> = NonNullable<FilterValues[Key]>

/** Each filter as a condition on product_listing (as l). Words are looked for by search-sql.ts. */
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

// A page of them.

export type Slice = { offset: number; limit: number }

export const NEWEST = 'l.created_at desc, l.product_id desc'

export function sliceOf({ page = 1, per_page = PRODUCTS_PER_PAGE }: ProductListQuery): Slice {
  return { offset: (page - 1) * per_page, limit: per_page }
}

/** A page that is asked for all the time, and with it the kept counts of the listing. */
export function plainPage(query: ProductListQuery, key: string): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values))
  const ids = place(selectIds('product_listing l', where, orderOf(query), sliceOf(query)))
  const keyAt = values.add(key)
  const write = () => `select ${itemsOf(ids, query.view)} as items, kept_counts(${keyAt})::text as counts`
  const text = writtenOnce(`page ${query.view} ${ids}`, write)
  return { text, values: values.list, isPrepared: true }
}

/** Above this many it is quicker to walk from the newest on until enough are met; below it the walk could be a long one. */
export const COMMON = 2000

/** The ids of a page of `total` filtered products: few are gathered and sorted, many are met soon by walking along the order. */
export function filteredPage(query: ProductListQuery, total: number): Statement {
  const values = new SqlValues()
  const where = allOf(listingConditions(query, values))
  const few = `(with few as materialized (select l.product_id, l.created_at, l.price, l.sort_name, l.rating from product_listing l where ${where}) select * from few) as l`
  const text =
    total < COMMON
      ? selectIds(few, 'true', orderOf(query), sliceOf(query))
      : selectIds('product_listing l', where, orderOf(query), sliceOf(query))
  return { text, values: values.list }
}

export function selectIds(from: string, where: string, order: string, { offset, limit }: Slice): string {
  return `select l.product_id from ${from} where ${where} order by ${order} limit ${wholeNumber(limit)} offset ${wholeNumber(offset)}`
}

/** Numbers what a part selected, from the place where that part begins. */
export function place(select: string, from = 0): string {
  return `(select product_id, ${wholeNumber(from)} + row_number() over () as place from (${select}) as part)`
}

const SORTED_BY = { created_at: 'l.created_at', price: 'l.price', name: 'l.sort_name', average_rating: 'l.rating' }

export function orderOf({ sort_by = 'created_at', sort_order }: ProductListQuery): string {
  const direction = sort_order ?? (sort_by === 'name' || sort_by === 'price' ? 'asc' : 'desc')
  return `${SORTED_BY[sort_by]} ${direction}, l.product_id ${direction}`
}

/** Asked so often that PostgreSQL keeps the plan; few enough that the plans do not fill its memory. */
export function isCommon(query: ProductListQuery): boolean {
  const { category_id, room_id, page = 1, per_page = PRODUCTS_PER_PAGE, view: _view, facets: _facets, ...rest } = query
  const isPlain = Object.values(rest).every((value) => value === undefined)
  return isPlain && page <= 3 && per_page === PRODUCTS_PER_PAGE && (category_id === undefined || room_id === undefined)
}

// How many there are.

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

/** What a search finds, as rows of `columns`, and how far it had to go (search-sql.ts). */
export type Searched = { step: number; rows: (columns: string, values: SqlValues) => string }

/**
 * Where figures are kept: those of a listing, those of the same one at any price, and the cells that it shares with every
 * other choice of its filters. The others are asked for only where something is counted.
 */
export type CountKeys = { counts: string; atAnyPrice: () => string; cells: () => string }

/**
 * Counts a listing and keeps the figures until the listing changes (see kept_counts in migration 0002). Products that no filter
 * tells apart are counted together first, in one pass; every figure is a sum over these cells, and so is the next choice.
 */
export function countStatement(
  query: ProductListQuery,
  search: Searched | null,
  keys: CountKeys,
  isKept: boolean,
): Statement {
  const values = new SqlValues()
  const conditions = listingConditions(query, values)
  const found = search?.rows(COUNTED, values) ?? null
  const ofCells = new Map([...conditions].filter(([facet]) => !isMeasure(facet)))
  const span = conditions.has('price')
    ? spanAtAnyPrice(conditions, found, values.add(keys.atAnyPrice()))
    : spanOf(ofCells)
  const parts = [...figures(ofCells, query, span), `'step', ${wholeNumber(search?.step ?? 0)}`]
  const cellsKey = values.add(keys.cells())
  return {
    text: `
      with known as materialized (select kept_counts(${cellsKey}) as cells),
      fresh as materialized (${cellsOf(conditions, found)}),
      cells as materialized (
        select * from fresh union all
        select cell.* from known cross join jsonb_to_recordset(known.cells) as cell(${CELL})
      ),
      counted as (select jsonb_build_object(${parts.join(', ')}) as counts from cells l)
      ${isKept ? keepBoth(cellsKey, values.add(keys.counts)) : ''}
      select counts from counted`,
    values: values.list,
  }
}

/** More cells than this take longer to read back than to count. */
const MOST_KEPT = 3000

const keepBoth = (cellsKey: string, countsKey: string) => `,
      keep_cells as (${keep(cellsKey, `(select jsonb_agg(fresh) as counts from fresh having count(*) between 1 and ${MOST_KEPT})`)}),
      keep_counts as (${keep(countsKey, 'counted')})`

const keep = (key: string, from: string) => `
  insert into listing_counts (key, counts, snapshot) select ${key}, made.counts, pg_current_snapshot() from ${from} as made
  on conflict (key) do update set counts = excluded.counts, snapshot = excluded.snapshot, counted_at = clock_timestamp()`

const COUNTED = 'l.product_id, l.cell_id, l.price, l.width_mm, l.depth_mm, l.height_mm'

const CELL = `category_id int, room_id int, look_id int, rating smallint, is_in_stock boolean, is_on_sale boolean,
  n bigint, lowest bigint, highest bigint, in_title bigint, has_all bigint, colors text[], materials text[]`

/**
 * Named like the listing's own columns, so that the same conditions read either; a rating in whole stars is all a filter asks.
 * Prices and sizes differ from piece to piece: cells are counted of the pieces that fit those asked for.
 */
function cellsOf(conditions: Conditions, found: string | null): string {
  const fits = [...conditions].filter(([facet]) => isMeasure(facet)).map(([, condition]) => condition)
  const ofSearch = (column: string) => (found === null ? '0::bigint' : `count(*) filter (where l.${column})`)
  return `select cell.category_id, cell.room_id, cell.look_id, cell.stars as rating, cell.is_in_stock, cell.is_on_sale,
      met.n, met.lowest, met.highest, met.in_title, met.has_all, look.colors, look.materials
    from (
      select l.cell_id, count(*) as n, min(l.price) as lowest, max(l.price) as highest,
        ${ofSearch('in_title')} as in_title, ${ofSearch('has_all')} as has_all
      from ${found === null ? 'product_listing' : `(${found})`} as l
      where ${['(select cells from known) is null', ...fits].join(' and ')} group by l.cell_id) as met
    join listing_cells cell on cell.id = met.cell_id join listing_looks look on look.id = cell.look_id`
}

/** From the lowest price to the highest, of cells. */
const spanOf = (conditions: Conditions) =>
  `jsonb_build_object('min', min(l.lowest) filter (where ${allOf(conditions)}), 'max', max(l.highest) filter (where ${allOf(conditions)}))`

/** The cells of a listing that asks for prices hold no others. Whoever asks has mostly seen the listing without, and it is kept. */
function spanAtAnyPrice(conditions: Conditions, found: string | null, key: string): string {
  const from = found === null ? 'product_listing l' : `(${found}) as met join product_listing l using (product_id)`
  const price = (end: 'min' | 'max') => `(select ${end}(l.price) from ${from} where ${allBut(conditions, 'price')})`
  return `coalesce(kept_counts(${key}) #> '{facets,price}', jsonb_build_object('min', ${price('min')}, 'max', ${price('max')}))`
}

function figures(conditions: Conditions, query: ProductListQuery, span: string): string[] {
  const sum = (column: string, where: string) => `coalesce(sum(l.${column}) filter (where ${where}), 0)`
  const all = allOf(conditions)
  return [
    `'total', ${sum('n', all)}`,
    `'title_total', ${sum('in_title', all)}`,
    `'text_total', ${sum('has_all', all)}`,
    ...(query.facets === false
      ? []
      : [`'facets', jsonb_build_object(${[...facetsOf(conditions), `'price', ${span}`].join(', ')})`]),
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
  ]
}
