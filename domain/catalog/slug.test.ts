import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeName, isSlug, slugOf } from '#domain/catalog/slug.ts'

test.each([
  ['Teesta Dining Table, 6 seats', 'teesta-dining-table-6-seats'],
  ['  Fauteuil à bras ', 'fauteuil-a-bras'],
  ['2026', 'product-2026'],
  ['सोफ़ा', 'product'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s stands at %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('whatever somebody calls a product, its address is one', () => {
  fc.assert(fc.property(fc.string(), (name) => isSlug(slugOf(name))))
})

test('a name that is taken gets the next number', () => {
  const taken = new Set(['stool', 'stool-2'])
  expect(freeName('stool', (name) => taken.has(name))).toBe('stool-3')
  expect(freeName('bench', (name) => taken.has(name))).toBe('bench')
})
