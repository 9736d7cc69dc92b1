import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('five numbers around the current page', () => {
  expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7])
})

test('near the ends the window stays whole', () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9])
})

test('three pages are three numbers', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})

test('the window is unbroken, inside the pages, and holds the current one', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const shown = pageWindow(page, last)
      expect(shown).toContain(page)
      expect(shown).toHaveLength(Math.min(5, last))
      expect(shown[0]).toBeGreaterThanOrEqual(1)
      expect(shown.at(-1)).toBeLessThanOrEqual(last)
      shown.forEach((number, index) => expect(number).toBe((shown[0] ?? 0) + index))
    }),
  )
})
