import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCart, serialiseCart } from '#domain/cart/cart-storage.ts'

const anyLine = fc.record(
  {
    product_id: fc.integer({ min: 1, max: 1000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    options: fc.dictionary(
      fc.string({ maxLength: 8 }),
      fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean()),
    ),
  },
  { noNullPrototype: true },
)

test('a saved cart comes back as it was', () => {
  const carts = fc.uniqueArray(anyLine, { selector: (line) => line.product_id, maxLength: 20 })
  fc.assert(
    fc.property(carts, (lines) => {
      expect(parseCart(serialiseCart(lines))).toEqual(JSON.parse(JSON.stringify(lines)))
    }),
  )
})

test.each([null, '', 'oops', '{}', '"x"', '12', '{"items":[]}'])('%s is an empty cart', (text) => {
  expect(parseCart(text)).toEqual([])
})

test('a text nested beyond all sense is an empty cart', () => {
  expect(parseCart('['.repeat(50_000))).toEqual([])
})

test('whatever is stored, reading it never fails', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseCart(text))).toBe(true)
    }),
  )
})

test('hostile lines are dropped, good ones stay', () => {
  const good = { product_id: 1, quantity: 2, options: {} }
  const bad = [
    { product_id: '1', quantity: 1 },
    { product_id: 2, quantity: 0 },
    { product_id: 2, quantity: -5 },
    { product_id: 2, quantity: 1.5 },
    { product_id: 2, quantity: 1e9 },
    { product_id: 2, quantity: 1, options: [] },
    { product_id: 2, quantity: 1, options: { note: 'x'.repeat(3000) } },
    { product_id: 1, quantity: 7, options: {} },
    null,
    7,
  ]
  expect(parseCart(JSON.stringify([good, ...bad]))).toEqual([good])
  const nested = `[{"product_id":1,"quantity":1,"options":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}]`
  expect(parseCart(nested)).toEqual([])
})

test('a line without options has none', () => {
  expect(parseCart('[{"product_id":3,"quantity":1}]')).toEqual([{ product_id: 3, quantity: 1, options: {} }])
})
