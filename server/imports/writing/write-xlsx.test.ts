import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '#domain/catalog/import/cell.ts'
import { readRows } from '../reading/read-rows.ts'
import { writeXlsx } from './write-xlsx.ts'

async function backFrom(headings: string[], rows: Cell[][]): Promise<Cell[][]> {
  const read: Cell[][] = []
  for await (const { cells } of readRows(await buffer(writeXlsx(headings, [rows])))) read.push(cells)
  return read
}

test('what a workbook was made of is what it says', async () => {
  const headings = ['SKU', 'Name', 'Price', 'Shown']
  const rows: Cell[][] = [
    ['A-1', 'Chair <oak> & "brass"', 1299.5, true],
    ['A-2', 'two\nlines, 椅子 🪑 and ₹', null, false],
    [null, '= no formula', 0, null],
  ]
  expect(await backFrom(headings, rows)).toEqual([headings, ...rows])
})

test('signs that no workbook can hold are left out, and too long a text is cut', async () => {
  const [, row] = await backFrom(['SKU', 'Words'], [['A-1\u0007\u0000', 'x'.repeat(40_000)]])
  expect(row).toEqual(['A-1', 'x'.repeat(32_767)])
})

test('columns beyond the twenty-sixth keep their places', async () => {
  const headings = Array.from({ length: 60 }, (_, at) => `Column ${at}`)
  const row = headings.map((_, at) => (at % 7 === 0 || at === 59 ? at : null))
  expect(await backFrom(headings, [row])).toEqual([headings, row])
})

test('whatever stands in the fields, the workbook can be read, and has as many rows', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), async (rows) => {
      const read = await backFrom(
        ['SKU', 'Any'],
        rows.map((row, at) => [`S-${at}`, ...row.slice(1)]),
      )
      expect(read.map(([sku]) => sku)).toEqual(['SKU', ...rows.map((_, at) => `S-${at}`)])
    }),
    { numRuns: 30 },
  )
})
