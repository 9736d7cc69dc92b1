import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BLOG_SORT_KEYS,
  blogQueryText,
  changeBlogFilters,
  DEFAULT_BLOG_QUERY,
  parseBlogQuery,
} from '#domain/content/blog-query.ts'

const word = fc.string({ maxLength: 20 }).map((text) => text.trim())
const anyQuery = fc.record({
  search: word,
  category: word,
  tag: word,
  sort_by: fc.constantFrom(...BLOG_SORT_KEYS),
  sort_order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 50 }),
  per_page: fc.integer({ min: 1, max: 100 }),
})

test('a filtered blog kept in the address comes back the same', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseBlogQuery(Object.fromEntries(new URLSearchParams(blogQueryText(query))))).toEqual(query)
    }),
  )
})

test('the plain blog shows nine per page, latest first, at a plain address', () => {
  expect(parseBlogQuery({})).toMatchObject({ per_page: 9, sort_by: 'published_at', sort_order: 'desc', page: 1 })
  expect(blogQueryText(DEFAULT_BLOG_QUERY)).toBe('')
})

test('changing a filter goes back to page 1', () => {
  expect(changeBlogFilters({ ...DEFAULT_BLOG_QUERY, page: 4 }, { tag: 'teak' })).toMatchObject({ tag: 'teak', page: 1 })
})
