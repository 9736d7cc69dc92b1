import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittingSearches, readPastSearches, withSearch } from '#domain/catalog/past-searches.ts'

test('the latest search comes first, each once, five at most', () => {
  const past = ['sofa', 'teak table', 'lamp', 'rug', 'bed'].reduce<string[]>(withSearch, [])
  expect(past).toEqual(['bed', 'rug', 'lamp', 'teak table', 'sofa'])
  expect(withSearch(past, ' LAMP ')).toEqual(['LAMP', 'bed', 'rug', 'teak table', 'sofa'])
  expect(withSearch(past, 'swing')).toEqual(['swing', 'bed', 'rug', 'lamp', 'teak table'])
  expect(withSearch(past, '  ')).toEqual(past)
})

test('whatever was kept in the browser, a list of searches comes out, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const past = readPastSearches(kept)
      expect(past.length).toBeLessThanOrEqual(5)
      expect(readPastSearches(past)).toEqual(past)
    }),
  )
})

test('only those that hold what is typed are offered, and not the very same', () => {
  expect(fittingSearches(['teak table', 'sofa'], 'TA')).toEqual(['teak table'])
  expect(fittingSearches(['teak table', 'sofa'], '')).toEqual(['teak table', 'sofa'])
  expect(fittingSearches(['sofa'], 'Sofa')).toEqual([])
})
