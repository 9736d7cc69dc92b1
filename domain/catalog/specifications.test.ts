import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSpecifications } from '#domain/catalog/specifications.ts'

test('an object and a list of rows read the same', () => {
  const rows = [
    { name: 'Frame', value: 'Sal wood' },
    { name: 'Seats', value: '3' },
    { name: 'Finishes', value: 'Natural, Dark' },
    { name: 'Assembled', value: 'Yes' },
  ]
  expect(parseSpecifications('{"Frame":"Sal wood","Seats":3,"Finishes":["Natural","Dark"],"Assembled":true}')).toEqual(
    rows,
  )
  expect(parseSpecifications(JSON.stringify(rows))).toEqual(rows)
})

test.each([null, undefined, '', '{', 'Sal wood', '12', 'null'])('%s gives null', (text) => {
  expect(parseSpecifications(text)).toBeNull()
})

test('whatever staff type, the page gets rows of text or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { name, value } of parseSpecifications(text) ?? []) expect(name && value).toBeTruthy()
    }),
  )
})

test('entries that are no rows are passed over', () => {
  expect(parseSpecifications('[null, 3, "x", {"label":"Frame","value":"Teak"}, {"value":"?"}]')).toEqual([
    { name: 'Frame', value: 'Teak' },
  ])
})
