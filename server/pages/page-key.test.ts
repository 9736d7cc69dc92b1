import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test('parameters that change nothing do not split the page', () => {
  expect(pageKey('/about?utm_source=mail')).toBe('/about')
  expect(pageKey('/products?fbclid=1&page=2')).toBe('/products?page=2')
})

test('the same filters in another order are the same page', () => {
  expect(pageKey('/products?page=2&room_id=1')).toBe(pageKey('/products?room_id=1&page=2'))
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
