import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTime } from '#domain/content/read-time.ts'

test('two hundred words take a minute, tags and entities take none', () => {
  expect(readTime(`<p class="lead wide">${'word '.repeat(200)}</p>&nbsp;`)).toBe(1)
  expect(readTime(`<p>${'word '.repeat(201)}</p>`)).toBe(2)
  expect(readTime('')).toBe(1)
})

test('a longer article never takes less time', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(500), (words, more) => {
      expect(readTime('word '.repeat(words + more))).toBeGreaterThanOrEqual(readTime('word '.repeat(words)))
    }),
  )
})
