import { expect, test } from 'vitest'
import { changeFilters, DEFAULT_PRODUCT_QUERY, hasFilters, type ProductQuery } from '#domain/catalog/product-query.ts'
import { appliedFilters, toggled } from './filter-words.ts'

const everything: ProductQuery = {
  ...DEFAULT_PRODUCT_QUERY,
  search: 'sofa',
  category_id: 1,
  room_id: 2,
  min_price: 500,
  max_price: 123456,
  color: ['honey'],
  material: ['teak', 'cane'],
  in_stock: true,
  on_sale: true,
  rating: 4,
  max_width: 1500,
  max_depth: 900,
  max_height: 815,
}
const names = { category: () => 'Sofas', room: () => 'Bedroom' }

test('each filter in use has its words', () => {
  expect(appliedFilters(everything, names).map(({ label }) => label)).toEqual([
    '“sofa”',
    'Sofas',
    'Bedroom',
    '₹500 to ₹1,23,456',
    'Honey',
    'Teak',
    'Cane',
    'In stock',
    'On sale',
    'Rated 4 and up',
    'Up to 150 cm wide',
    'Up to 90 cm deep',
    'Up to 81.5 cm high',
  ])
})

test('taking every chip away leaves the plain listing', () => {
  let query = everything
  for (let [first] = appliedFilters(query, names); first; [first] = appliedFilters(query, names))
    query = changeFilters(query, first.without)
  expect(hasFilters(query)).toBe(false)
})

test('a colour joins once, however it is written, and leaves again', () => {
  expect(toggled(['honey'], 'moss')).toEqual(['honey', 'moss'])
  expect(toggled(['Honey'], 'honey')).toEqual([])
})
