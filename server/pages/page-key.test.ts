import { expect, test } from 'vitest'
import type { FilterKind } from '#domain/catalog/filter-kinds.ts'
import { FILTER_KEYS, FILTERS, type FilterKey } from '#domain/catalog/filters.ts'
import type { ProductQuery } from '#domain/catalog/product-query.ts'
import { pageKey } from './page-key.ts'

test('parameters that change nothing do not split the page', () => {
  expect(pageKey('/about?utm_source=mail')).toBe('/about')
  expect(pageKey('/products?fbclid=1&page=2')).toBe('/products?page=2')
})

test('the same filters in another order are the same page', () => {
  expect(pageKey('/products?page=2&room_id=1')).toBe(pageKey('/products?room_id=1&page=2'))
})

const ONE: Record<FilterKind, string> = {
  text: 'cane',
  ids: '1',
  names: 'moss',
  flag: '1',
  rupees: '900',
  whole: '4',
  millimetres: '900',
}
const ORDER = { sort_by: 'price', sort_order: 'asc', page: '2', per_page: '24' } satisfies {
  [Key in Exclude<keyof ProductQuery, FilterKey>]: string
}

test('every filter of the listing has a page of its own', () => {
  const filters = [...FILTER_KEYS.map((key) => [key, ONE[FILTERS[key].kind]]), ...Object.entries(ORDER)]
  const keys = filters.map(([name, value]) => pageKey(`/products?${name}=${value}`))
  expect(new Set([...keys, pageKey('/products')]).size).toBe(filters.length + 1)
})

test('of a parameter that is given twice the last counts, as in the browser', () => {
  expect(pageKey('/products?page=2&page=3')).toBe('/products?page=3')
})

test('ticks that a form sends one by one are one list, and one page with the list in any order', () => {
  expect(pageKey('/products?category_id=5&category_id=3')).toBe('/products?category_id=3,5')
  expect(pageKey('/products?category_id=5,3')).toBe('/products?category_id=3,5')
})

test('a product opened in a colour is a page of its own, and junk is not', () => {
  expect(pageKey('/product/sofa?utm_source=mail&colour=deep-sea')).toBe('/product/sofa?colour=deep-sea')
  expect(pageKey('/product/sofa?colour=%3Cb%3E')).toBe('/product/sofa')
})

test('a trailing slash is the same page', () => {
  expect(pageKey('/blog/')).toBe('/blog')
  expect(pageKey('/')).toBe('/')
})

test('empty and over-long values cannot fill the memory', () => {
  expect(pageKey('/products?search=')).toBe('/products')
  expect(pageKey(`/products?search=${'x'.repeat(10_000)}`).length).toBeLessThan(250)
})

test('a path that looks like another host stays a path', () => {
  expect(pageKey('//evil.example/x')).toMatch(/^\/(?!\/)/)
})

test('a screen of the back office is one page for all orders, and a product keeps its number', () => {
  expect(pageKey('/backoffice/orders/17?tab=notes')).toBe(pageKey('/backoffice/orders/99'))
  expect(pageKey('/backoffice/orders')).toBe('/backoffice/orders')
  expect(pageKey('/product/17')).toBe('/product/17')
})
