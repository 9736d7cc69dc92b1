import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test('a size reads in centimetres, and only what is known is said', () => {
  expect(sizeText({ width: 2140, depth: 920, height: 815 })).toBe('W 214 × D 92 × H 81.5 cm')
  expect(sizeText({ width: 600, depth: null, height: 12 })).toBe('W 60 × H 1.2 cm')
  expect(sizeText({ width: null, depth: null, height: 0 })).toBeNull()
})
