import {
  DEFAULT_PRODUCT_QUERY,
  LONGEST_SEARCH,
  MAX_PER_PAGE,
  PRODUCT_SORT_KEYS,
  type ProductQuery,
} from '#domain/catalog/product-query.ts'
import {
  queryText,
  readCount,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  type SearchParams,
} from '#domain/catalog/search-params.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

const LARGEST_PRICE = 100_000_000
const LARGEST_MM = 100_000

/** A listing address may be typed or stale: what does not read as its field is as if it were not there. */
export function parseProductQuery(params: SearchParams): ProductQuery {
  return {
    search: (params.search ?? '').trim().slice(0, LONGEST_SEARCH),
    category_id: readCount(params.category_id, LARGEST_ID),
    room_id: readCount(params.room_id, LARGEST_ID),
    min_price: readNumber(params.min_price, LARGEST_PRICE),
    max_price: readNumber(params.max_price, LARGEST_PRICE),
    color: readList(params.color),
    material: readList(params.material),
    in_stock: readFlag(params.in_stock),
    on_sale: readFlag(params.on_sale),
    rating: readCount(params.rating, 5),
    max_width: readCount(params.max_width, LARGEST_MM),
    max_depth: readCount(params.max_depth, LARGEST_MM),
    max_height: readCount(params.max_height, LARGEST_MM),
    sort_by: readOneOf(params.sort_by, PRODUCT_SORT_KEYS) ?? DEFAULT_PRODUCT_QUERY.sort_by,
    sort_order: readOneOf(params.sort_order, ['asc', 'desc']) ?? DEFAULT_PRODUCT_QUERY.sort_order,
    page: readCount(params.page, LARGEST_ID) ?? DEFAULT_PRODUCT_QUERY.page,
    per_page: readCount(params.per_page, MAX_PER_PAGE) ?? DEFAULT_PRODUCT_QUERY.per_page,
  }
}

/** The fields that differ from the defaults, in one order: the same listing always has the same address. */
export function productQueryParams(query: ProductQuery): [string, string][] {
  const params: [string, string][] = []
  for (const { key, usual } of FIELDS) {
    const text = fieldText(query[key])
    if (text !== usual) params.push([key, text])
  }
  return params
}

/** '?room_id=2&page=3', or nothing for the plain listing. */
export function productQueryText(query: ProductQuery): string {
  return queryText(productQueryParams(query))
}

function fieldText(value: ProductQuery[keyof ProductQuery]): string {
  if (value === null || value === false) return ''
  if (value === true) return '1'
  if (typeof value !== 'object') return String(value)
  return value.length === 0 ? '' : readList(value.join(',')).join(',')
}

/** Made once: a listing writes an address for every choice of its filters. */
const FIELDS = (Object.keys(DEFAULT_PRODUCT_QUERY) as (keyof ProductQuery)[]).map((key) => ({
  key,
  usual: fieldText(DEFAULT_PRODUCT_QUERY[key]),
}))
