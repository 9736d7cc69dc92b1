import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productListQuery } from '#domain/api/product-list-query.ts'
import type { FilterKind, KindValue } from '#domain/catalog/filter-kinds.ts'
import { FILTER_KEYS, FILTERS, type FilterValues } from '#domain/catalog/filters.ts'
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
  toggled,
} from '#domain/catalog/product-query.ts'
import { parseProductQuery, productQueryParams, productQueryText } from '#domain/catalog/product-query-text.ts'

const paramsOf = (query: ProductQuery) => Object.fromEntries(new URLSearchParams(productQueryText(query)))
const maybe = (max: number) => fc.option(fc.integer({ min: 1, max }))
const set = <Choice>(choice: fc.Arbitrary<Choice>) => fc.uniqueArray(choice, { maxLength: 6 })
const names = set(fc.constantFrom('sal wood', 'teak', 'cane', 'brass & glass')).map((list) => list.toSorted())
const ids = set(fc.integer({ min: 1, max: 99 })).map((list) => list.toSorted((a, b) => a - b))

/** Any value of each kind: a new filter is held by these laws from the moment it has its row. */
const anyValue: { [K in FilterKind]: fc.Arbitrary<KindValue<K>> } = {
  text: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  ids,
  names,
  flag: fc.boolean(),
  rupees: fc.option(fc.integer({ min: 0, max: 9_000_000 }).map((paise) => paise / 100)),
  whole: maybe(5),
  millimetres: maybe(3000),
}
const anyFilters = fc.record(
  Object.fromEntries(FILTER_KEYS.map((key) => [key, anyValue[FILTERS[key].kind] as fc.Arbitrary<unknown>])),
) as unknown as fc.Arbitrary<FilterValues>
const anyQuery: fc.Arbitrary<ProductQuery> = fc
  .tuple(
    anyFilters,
    fc.record({
      sort_by: fc.constantFrom(...PRODUCT_SORT_KEYS),
      sort_order: fc.constantFrom('asc', 'desc'),
      page: fc.integer({ min: 1, max: 50 }),
      per_page: fc.integer({ min: 1, max: 100 }),
    }),
  )
  .map(([filters, rest]) => ({ ...filters, ...rest }))

test.each(FILTER_KEYS)('the filter %s alone comes back from the address as it was', (key) => {
  fc.assert(
    fc.property(anyValue[FILTERS[key].kind] as fc.Arbitrary<FilterValues[typeof key]>, (value) => {
      const query = { ...DEFAULT_PRODUCT_QUERY, [key]: value }
      expect(parseProductQuery(paramsOf(query))).toEqual(query)
      expect(hasFilters(query)).toBe(productQueryText(query) !== '')
    }),
  )
})

test.each(FILTER_KEYS)('the API reads the filter %s as the address does', (key) => {
  fc.assert(
    fc.property(anyValue[FILTERS[key].kind] as fc.Arbitrary<FilterValues[typeof key]>, (value) => {
      const params = paramsOf({ ...DEFAULT_PRODUCT_QUERY, [key]: value })
      expect(productListQuery.parse(params)).toEqual(key in params ? { [key]: value } : {})
    }),
  )
})

test.each(['category_id', 'room_id', 'color', 'material'] as const)(
  'of %s the API takes no more than an address does',
  (key) => {
    const choices = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
    expect(productListQuery.safeParse({ [key]: choices(20) }).success).toBe(true)
    expect(productListQuery.safeParse({ [key]: choices(21) }).error?.issues[0]?.message).toMatch(/20 choices at most$/)
  },
)

test('a listing kept in the address comes back as the same listing', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseProductQuery(paramsOf(query))).toEqual(query)
    }),
  )
})

test('the plain listing has a plain address', () => {
  expect(productQueryText(DEFAULT_PRODUCT_QUERY)).toBe('')
  expect(productQueryText({ ...DEFAULT_PRODUCT_QUERY, page: 3, room_id: [2] })).toBe('?room_id=2&page=3')
})

test('one listing has one address, however it was typed', () => {
  const typed = parseProductQuery({ page: '3', material: 'Teak, Cane,Teak', search: ' sofa ', sort_by: 'created_at' })
  expect(productQueryParams(typed)).toEqual([
    ['search', 'sofa'],
    ['material', 'cane,teak'],
    ['page', '3'],
  ])
})

test('several categories are one list: the smallest first, each once, with plain commas', () => {
  const typed = parseProductQuery({ category_id: '5, 3,5,x,0', room_id: '2' })
  expect(typed).toMatchObject({ category_id: [3, 5], room_id: [2] })
  expect(productQueryText(typed)).toBe('?category_id=3,5&room_id=2')
  expect(productQueryText({ ...typed, category_id: [5, 3] })).toBe('?category_id=3,5&room_id=2')
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
      expect(changeFilters(query, { room_id: [2] })).toMatchObject({ room_id: [2], page: 1 })
      expect(clearFilters(query)).toEqual({ ...DEFAULT_PRODUCT_QUERY, per_page: query.per_page })
      expect(hasFilters(clearFilters(query))).toBe(false)
    }),
  )
  expect(hasFilters({ ...DEFAULT_PRODUCT_QUERY, color: ['ivory'] })).toBe(true)
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

test('a choice joins its list, and leaves it again', () => {
  expect(toggled(['honey'], 'moss')).toEqual(['honey', 'moss'])
  expect(toggled([3, 5], 3)).toEqual([5])
})
