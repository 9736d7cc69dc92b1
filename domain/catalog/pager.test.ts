import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPageOf, pager } from '#domain/catalog/pager.ts'

test.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [10, 10, [6, 7, 8, 9, 10]],
  [2, 3, [1, 2, 3]],
])('page %d of %d shows %j', (current, last, pages) => {
  expect(pager(current, last).pages).toEqual(pages)
})

test('the current page is always among at most five neighbours', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(place, ([current, last]) => {
      const { pages, canPrevious, canNext, isShown } = pager(current, last)
      expect(pages).toContain(current)
      expect(pages).toHaveLength(Math.min(5, last))
      expect(pages.every((page) => page >= 1 && page <= last)).toBe(true)
      expect([canPrevious, canNext, isShown]).toEqual([current > 1, current < last, last > 1])
    }),
  )
})

test('every item has a page and the last page is not empty', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
      const last = lastPageOf(total, perPage)
      expect(last * perPage).toBeGreaterThanOrEqual(total)
      if (total > 0) expect((last - 1) * perPage).toBeLessThan(total)
    }),
  )
})
