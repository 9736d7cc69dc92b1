import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastPageOf } from '#domain/catalog/pager.ts'

test('every item has a page and the last page is not empty', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
      const last = lastPageOf(total, perPage)
      expect(last * perPage).toBeGreaterThanOrEqual(total)
      if (total > 0) expect((last - 1) * perPage).toBeLessThan(total)
    }),
  )
})
