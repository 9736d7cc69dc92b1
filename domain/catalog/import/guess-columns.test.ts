import { expect, test } from 'vitest'
import { EXPORT_HEADINGS } from './export-rows.ts'
import { guessColumns, headingsKey, mappingProblem } from './guess-columns.ts'
import { IMPORT_FIELDS } from './import-fields.ts'

test('every column of an exported sheet is known again', () => {
  expect(guessColumns(EXPORT_HEADINGS)).toEqual(IMPORT_FIELDS.map(({ key }) => key))
})

test('columns are guessed by the names that other shops give them', () => {
  expect(guessColumns(['Item Code', 'TITLE', 'MRP (Rs)', 'Qty', 'hsn_code', 'Anything', ''])).toEqual([
    'sku',
    'name',
    'price',
    'stock',
    'hsn_code',
    null,
    null,
  ])
})

test('a field is given to one column only', () => {
  expect(guessColumns(['Price', 'MRP', 'SKU'])).toEqual(['price', null, 'sku'])
})

test('a choice of columns needs the SKU, known fields, and each of them once', () => {
  expect(mappingProblem(['name', null], ['a', 'b'])).toMatch(/which column holds the SKU/)
  expect(mappingProblem(['sku', 'sku'], ['a', 'b'])).toMatch(/Two columns are taken for “SKU”/)
  expect(mappingProblem(['sku', 'password'], ['a', 'b'])).toMatch(/no field “password”/)
  expect(mappingProblem(['sku'], ['a', 'b'])).toMatch(/not those of the file/)
  expect(mappingProblem(['sku', null], ['a', 'b'])).toBeNull()
})

test('headings are the same whatever their capitals and blanks', () => {
  expect(headingsKey(['SKU ', 'Sale  price'])).toBe(headingsKey(['sku', 'sale_price']))
})
