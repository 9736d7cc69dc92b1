import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeFilters,
  clearFilters,
  DEFAULT_PRODUCT_QUERY,
  FEATURED_PLACEHOLDERS,
  hasFilters,
  PRODUCT_SORT_KEYS,
  type ProductQuery,
  SKELETON_CARDS,
  SUGGESTION_DELAY_MS,
  SUGGESTION_MIN_CHARACTERS,
  SUGGESTIONS,
} from '#domain/catalog/product-query.ts'
import { parseProductQuery, productQueryParams, productQueryText } from '#domain/catalog/product-query-text.ts'

const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }))
const names = fc.subarray(['Sal wood', 'Teak', 'Cane', 'Brass & glass'].toSorted())
const anyQuery: fc.Arbitrary<ProductQuery> = fc.record({
  search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  category_id: maybe(99),
  room_id: maybe(3),
  min_price: maybe(90_000),
  max_price: fc.option(fc.constant(499.5)),
  color: names,
  material: names,
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
  rating: maybe(5),
  max_width: maybe(3000),
  max_depth: maybe(3000),
  max_height: maybe(3000),
  sort_by: fc.constantFrom(...PRODUCT_SORT_KEYS),
  sort_order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 50 }),
  per_page: fc.integer({ min: 1, max: 100 }),
})

test('a listing kept in the address comes back as the same listing', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const params = Object.fromEntries(new URLSearchParams(productQueryText(query)))
      expect(parseProductQuery(params)).toEqual(query)
    }),
  )
})

test('the plain listing has a plain address', () => {
  expect(productQueryText(DEFAULT_PRODUCT_QUERY)).toBe('')
  expect(productQueryText({ ...DEFAULT_PRODUCT_QUERY, page: 3, room_id: 2 })).toBe('?room_id=2&page=3')
})

test('one listing has one address, however it was typed', () => {
  const typed = parseProductQuery({ page: '3', material: 'Teak, Cane,Teak', search: ' sofa ', sort_by: 'created_at' })
  expect(productQueryParams(typed)).toEqual([
    ['search', 'sofa'],
    ['material', 'Cane,Teak'],
    ['page', '3'],
  ])
})

test('nonsense in the address is as if it were not there', () => {
  const nonsense = {
    category_id: "1' OR 1",
    min_price: '-5',
    max_price: 'NaN',
    page: '0',
    per_page: '101',
    sort_by: 'password',
    rating: '6',
  }
  expect(parseProductQuery(nonsense)).toEqual(DEFAULT_PRODUCT_QUERY)
})

test('whatever is typed, page and page size stay in bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, per_page) => {
      const query = parseProductQuery({ page, per_page })
      expect(query.page).toBeGreaterThanOrEqual(1)
      expect(query.per_page).toBeGreaterThanOrEqual(1)
      expect(query.per_page).toBeLessThanOrEqual(100)
    }),
  )
})

test('any change of filter goes back to page 1, clearing restores the defaults', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(changeFilters(query, { room_id: 2 })).toMatchObject({ room_id: 2, page: 1 })
      expect(clearFilters(query)).toEqual({ ...DEFAULT_PRODUCT_QUERY, per_page: query.per_page })
      expect(hasFilters(clearFilters(query))).toBe(false)
    }),
  )
  expect(hasFilters({ ...DEFAULT_PRODUCT_QUERY, color: ['Ivory'] })).toBe(true)
  expect(hasFilters({ ...DEFAULT_PRODUCT_QUERY, page: 4, sort_by: 'price' })).toBe(false)
})

test('the defaults and limits of the spec', () => {
  expect(DEFAULT_PRODUCT_QUERY).toMatchObject({
    search: '',
    sort_by: 'created_at',
    sort_order: 'desc',
    page: 1,
    per_page: 12,
  })
  expect([SUGGESTIONS, SUGGESTION_DELAY_MS, SUGGESTION_MIN_CHARACTERS]).toEqual([5, 300, 2])
  expect([SKELETON_CARDS, FEATURED_PLACEHOLDERS]).toEqual([12, 6])
})

test('a switched-on filter is written as 1', () => {
  expect(productQueryText({ ...DEFAULT_PRODUCT_QUERY, on_sale: true })).toBe('?on_sale=1')
})

test('sizes and lists have an end', () => {
  expect(parseProductQuery({ max_width: '100000' }).max_width).toBe(100_000)
  expect(parseProductQuery({ max_width: '100001' }).max_width).toBeNull()
  const many = Array.from({ length: 30 }, (_, index) => `colour ${index}`).join(',')
  expect(parseProductQuery({ color: many }).color).toHaveLength(20)
})
