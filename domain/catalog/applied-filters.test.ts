import { expect, test } from 'vitest'
import { appliedFilters } from '#domain/catalog/applied-filters.ts'
import type { FilterKind, KindValue } from '#domain/catalog/filter-kinds.ts'
import { FILTER_KEYS, FILTERS, type FilterValues, NO_FILTERS } from '#domain/catalog/filters.ts'
import { changeFilters, DEFAULT_PRODUCT_QUERY, hasFilters } from '#domain/catalog/product-query.ts'

const chosen: FilterValues = {
  ...NO_FILTERS,
  search: 'sofa, three-seater',
  category_id: [1, 7],
  room_id: [2],
  min_price: 500,
  max_price: 123456,
  color: ['honey'],
  material: ['cane', 'teak'],
  in_stock: true,
  on_sale: true,
  rating: 4,
  max_width: 1500,
  max_depth: 900,
  max_height: 815,
}
const NAMES: Record<string, string> = { 'category_id 1': 'Sofas', 'category_id 7': 'Rugs', 'room_id 2': 'Bedroom' }
const shelfName = (key: string, id: number) => NAMES[`${key} ${id}`]

test('each choice in use has its words', () => {
  expect(appliedFilters(chosen, shelfName).map(({ label }) => label)).toEqual([
    '“sofa, three-seater”',
    'Sofas',
    'Rugs',
    'Bedroom',
    'From ₹500',
    'Up to ₹1,23,456',
    'Honey',
    'Cane',
    'Teak',
    'In stock',
    'On sale',
    'Rated 4 and up',
    'Up to 150 cm wide',
    'Up to 90 cm deep',
    'Up to 81.5 cm high',
  ])
})

test('one of two categories can be taken away alone', () => {
  expect(appliedFilters(chosen, shelfName).find(({ label }) => label === 'Sofas')?.without).toEqual({
    category_id: [7],
  })
})

test('a shelf whose name is not known yet is called by its kind', () => {
  expect(appliedFilters({ ...chosen, room_id: [99] }, () => undefined)[3]?.label).toBe('Room')
})

/** A new filter is of one of these kinds, and needs no new test. */
const ONE: { [K in FilterKind]: KindValue<K> } = {
  text: 'sofa',
  ids: [1],
  names: ['honey'],
  flag: true,
  rupees: 500,
  whole: 4,
  millimetres: 900,
}

test('taking every chip away leaves the plain listing', () => {
  const everything = Object.fromEntries(FILTER_KEYS.map((key) => [key, ONE[FILTERS[key].kind]]))
  let query = { ...DEFAULT_PRODUCT_QUERY, ...everything }
  expect(new Set(appliedFilters(query, shelfName).map(({ key }) => key.split(' ')[0])).size).toBe(FILTER_KEYS.length)
  for (let [first] = appliedFilters(query, shelfName); first; [first] = appliedFilters(query, shelfName))
    query = changeFilters(query, first.without)
  expect(hasFilters(query)).toBe(false)
})
