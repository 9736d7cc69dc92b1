import { expect, test } from 'vitest'
import { someOf } from './some-of.ts'

test('a short list is said whole, a long one by its first five and the number of the others', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => `1 × piece ${index + 1}`)
  expect(someOf(list(2))).toBe('1 × piece 1; 1 × piece 2')
  expect(someOf(list(6))).toContain('piece 6')
  expect(someOf(list(8))).toMatch(/piece 5; and 3 more$/)
})
