import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CROCKFORD, crockford, readCrockford } from '#domain/orders/crockford.ts'

test('no letter looks like another: no I, L, O or U', () => {
  expect(CROCKFORD).toHaveLength(32)
  expect(CROCKFORD).not.toMatch(/[ILOU]/)
})

test('what is written is read back, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      const text = crockford(random, 12)
      const spoken = text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
      expect(readCrockford(`${spoken.slice(0, 4)} ${spoken.slice(4, 8)}-${spoken.slice(8)}`)).toBe(text)
    }),
  )
})
