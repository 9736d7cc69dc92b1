import { expect, test } from 'vitest'
import { containing } from './holds-word.ts'

test('what LIKE would read something into stands for itself', () => {
  expect(containing('50%_a\\b')).toBe(String.raw`%50\%\_a\\b%`)
})
