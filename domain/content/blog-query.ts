import { queryText, readCount, readOneOf, type SearchParams } from '#domain/catalog/search-params.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

export const BLOG_PER_PAGE = 9
export const BLOG_MAX_PER_PAGE = 100
export const RELATED_ARTICLES = 3
export const BLOG_SORT_KEYS = ['published_at', 'title', 'read_time'] as const
const LONGEST_TEXT = 100

export type BlogQuery = {
  readonly search: string
  readonly category: string
  readonly tag: string
  readonly sort_by: (typeof BLOG_SORT_KEYS)[number]
  readonly sort_order: 'asc' | 'desc'
  readonly page: number
  readonly per_page: number
}

export const DEFAULT_BLOG_QUERY: BlogQuery = {
  search: '',
  category: '',
  tag: '',
  sort_by: 'published_at',
  sort_order: 'desc',
  page: 1,
  per_page: BLOG_PER_PAGE,
}

/** Changes reset to page 1. */
export function changeBlogFilters(query: BlogQuery, change: Partial<Omit<BlogQuery, 'page' | 'per_page'>>): BlogQuery {
  return { ...query, ...change, page: 1 }
}

export function parseBlogQuery(params: SearchParams): BlogQuery {
  const text = (value: string | undefined) => (value ?? '').trim().slice(0, LONGEST_TEXT)
  return {
    search: text(params.search),
    category: text(params.category),
    tag: text(params.tag),
    sort_by: readOneOf(params.sort_by, BLOG_SORT_KEYS) ?? DEFAULT_BLOG_QUERY.sort_by,
    sort_order: readOneOf(params.sort_order, ['asc', 'desc']) ?? DEFAULT_BLOG_QUERY.sort_order,
    page: readCount(params.page, LARGEST_ID) ?? 1,
    per_page: readCount(params.per_page, BLOG_MAX_PER_PAGE) ?? BLOG_PER_PAGE,
  }
}

/** Only what differs from the defaults, always in the same order. */
export function blogQueryText(query: BlogQuery): string {
  const keys = Object.keys(DEFAULT_BLOG_QUERY) as (keyof BlogQuery)[]
  return queryText(keys.filter((key) => query[key] !== DEFAULT_BLOG_QUERY[key]).map((key) => [key, String(query[key])]))
}
