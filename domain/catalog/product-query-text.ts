import { FILTER_KEYS, filterTexts, filterValues, NO_FILTERS, readFilter } from '#domain/catalog/filters.ts'
import {
  DEFAULT_PRODUCT_QUERY,
  MAX_PER_PAGE,
  PRODUCT_SORT_KEYS,
  type ProductQuery,
} from '#domain/catalog/product-query.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { queryText, readCount, readOneOf, type SearchParams } from '#domain/catalog/search-params.ts'

const isList = (key: string) => LISTS.some((list) => list === key)
const LISTS = FILTER_KEYS.filter((key) => Array.isArray(NO_FILTERS[key]))

/**
 * The parameters of an address. Of one that is given twice the last counts; a list is joined, for a form that is sent without
 * scripts writes one parameter per tick.
 */
export function readAddress(pairs: Iterable<readonly [string, string]>): SearchParams {
  const params: Record<string, string> = {}
  for (const [name, value] of pairs) {
    const earlier = isList(name) ? params[name] : undefined
    params[name] = earlier === undefined ? value : `${earlier},${value}`
  }
  return params
}

/** A listing address may be typed or stale: what does not read as its field is as if it were not there. */
export function parseProductQuery(params: SearchParams): ProductQuery {
  return {
    ...filterValues((key) => readFilter(key, params[key])),
    sort_by: readOneOf(params.sort_by, PRODUCT_SORT_KEYS) ?? DEFAULT_PRODUCT_QUERY.sort_by,
    sort_order: readOneOf(params.sort_order, ['asc', 'desc']) ?? DEFAULT_PRODUCT_QUERY.sort_order,
    page: readCount(params.page, LARGEST_ID) ?? DEFAULT_PRODUCT_QUERY.page,
    per_page: readCount(params.per_page, MAX_PER_PAGE) ?? DEFAULT_PRODUCT_QUERY.per_page,
  }
}

const ORDER_AND_PAGE = ['sort_by', 'sort_order', 'page', 'per_page'] as const

/** The fields that differ from the defaults, in one order: the same listing always has the same address. */
export function productQueryParams(query: ProductQuery): [string, string][] {
  const filters = FILTER_KEYS.map((key): [string, string] => [key, filterTexts(key, query).join(',')])
  const others = ORDER_AND_PAGE.filter((key) => query[key] !== DEFAULT_PRODUCT_QUERY[key])
  return [
    ...filters.filter(([, text]) => text !== ''),
    ...others.map((key): [string, string] => [key, String(query[key])]),
  ]
}

/** '?room_id=2&page=3', or nothing for the plain listing. */
export function productQueryText(query: ProductQuery): string {
  return queryText(productQueryParams(query))
}
