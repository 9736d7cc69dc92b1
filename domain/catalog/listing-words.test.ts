import { expect, test } from 'vitest'
import { type ListingWords, listingWords, movedListing } from '#domain/catalog/listing-words.ts'
import { parseProductQuery } from '#domain/catalog/product-query-text.ts'

const shelves = {
  categories: [
    { id: 1, name: 'Sofas' },
    { id: 4, name: 'Beds' },
    { id: 7, name: 'Rugs' },
  ],
  rooms: [
    { id: 1, name: 'Living Room' },
    { id: 2, name: 'Bedroom' },
  ],
}
const wordsOf = (params: Record<string, string>): ListingWords => listingWords(parseProductQuery(params), shelves)

test('the unfiltered list is called All Products, and keeps its address in any order', () => {
  expect(wordsOf({})).toMatchObject({ heading: 'All Products', line: null, canonical: '/products' })
  expect(wordsOf({ sort_by: 'price', sort_order: 'asc', per_page: '24' }).canonical).toBe('/products')
  expect(wordsOf({ page: '2' })).toMatchObject({ title: 'All Products, page 2', canonical: '/products?page=2' })
})

test.each([
  [{ category_id: '4' }, 'Beds', '/products?category_id=4'],
  [{ room_id: '1' }, 'Living Room', '/products?room_id=1'],
  [{ category_id: '1', room_id: '1' }, 'Sofas for the Living Room', '/products?category_id=1&room_id=1'],
])('a category and a room have their own words and address: %o', (params, heading, canonical) => {
  const words = wordsOf(params)
  expect(words).toMatchObject({ heading, title: heading, canonical })
  expect(words.description.toLowerCase()).toContain(heading.toLowerCase())
  expect(words.description).toContain(words.line)
})

test('several are listed in the order of the shop, and are no page of a search engine', () => {
  expect(wordsOf({ category_id: '7,1,4' })).toMatchObject({ heading: 'Sofas, Beds and Rugs', canonical: null })
})

test.each([{ search: 'teak' }, { color: 'honey' }, { category_id: '1', in_stock: '1' }, { category_id: '99' }])(
  'a search, a narrower choice and a shelf that is not there stay out of search engines: %o',
  (params) => expect(wordsOf(params).canonical).toBeNull(),
)

test('a search is called by its words', () => {
  const words = wordsOf({ search: 'teak', category_id: '1' })
  expect(words).toMatchObject({ heading: 'Results for “teak”', line: null })
  expect(words.description).toContain('Results for “teak”')
})

test('one category or room alone has the words that staff wrote for it', () => {
  const written = { ...shelves, categories: [{ id: 4, name: 'Beds', description: 'Sal and teak, four sizes.' }] }
  const words = listingWords(parseProductQuery({ category_id: '4' }), written)
  expect(words).toMatchObject({ line: 'Sal and teak, four sizes.', description: 'Sal and teak, four sizes.' })
  const both = listingWords(parseProductQuery({ category_id: '4', room_id: '2' }), written)
  expect(both.line).toBe('Beds for the bedroom from our own workshop in Siliguri')
})

test('who asks for a category that went into another is sent to that one', () => {
  const merged = { ...shelves, categories: [{ id: 1, name: 'Sofas', merged_ids: [9, 12] }] }
  const ask = (category_id: string) => movedListing(parseProductQuery({ category_id, room_id: '2', page: '3' }), merged)
  expect(ask('9')).toMatchObject({ category_id: [1], room_id: [2], page: 3 })
  expect(ask('12,1')).toMatchObject({ category_id: [1] })
  expect(ask('1')).toBeNull()
})
