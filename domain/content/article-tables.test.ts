import { expect, test } from 'vitest'
import { cellSpan, hasHugeTable, MOST_TABLE_COLUMNS, MOST_TABLE_ROWS } from './article-tables.ts'

const table = (rows: number, columns: number, cell = '<td><p>Sal</p></td>') =>
  `<p>Before</p><table><tbody>${`<tr>${cell.repeat(columns)}</tr>`.repeat(rows)}</tbody></table>`

test('a table of eight columns and sixty rows can be read, one more of either cannot', () => {
  expect(hasHugeTable(table(MOST_TABLE_ROWS, MOST_TABLE_COLUMNS))).toBe(false)
  expect(hasHugeTable(table(MOST_TABLE_ROWS + 1, 1))).toBe(true)
  expect(hasHugeTable(table(1, MOST_TABLE_COLUMNS + 1))).toBe(true)
})

test('a wide cell counts for what it spans, and each table for itself', () => {
  expect(hasHugeTable(table(1, 2, '<td colspan="4">Sal</td>'))).toBe(false)
  expect(hasHugeTable(table(1, 2, '<td colspan="5">Sal</td>'))).toBe(true)
  expect(hasHugeTable(table(40, 2) + table(40, 2))).toBe(false)
  expect(hasHugeTable('<p>&lt;table&gt; is a word here</p>')).toBe(false)
})

test('a cell spans what its table can hold', () => {
  expect(['3', '1', '0', '-2', 'x', '1e9', null].map((said) => cellSpan(said, 8))).toEqual([3, 1, 1, 1, 1, 8, 1])
})
