import type { Cell } from '#domain/catalog/import/cell.ts'
import { zipStream } from '../zip/zip-stream.ts'
import { FIXED_PARTS, SHEET_FOOT, sheetHead } from './xlsx-parts.ts'

/** A field of a workbook holds no more. */
const LONGEST = 32_767
const BOLD = ' s="1"'

/**
 * A workbook of one sheet, row by row as the rows come: neither they nor the file are ever whole in memory, and the shop goes on between
 * two lots of them (docs/decisions/049).
 */
export function writeXlsx(
  headings: readonly string[],
  lots: Iterable<readonly Cell[][]> | AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> {
  return zipStream([...FIXED_PARTS, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(headings, lots) }])
}

async function* sheetOf(
  headings: readonly string[],
  lots: Iterable<readonly Cell[][]> | AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<string> {
  yield sheetHead(headings.map((heading) => Math.max(12, Math.min(40, heading.length + 4))))
  const columns = headings.map((_, at) => columnName(at))
  yield rowOf(headings, 1, columns, BOLD)
  let line = 1
  for await (const rows of lots) yield rows.map((row) => rowOf(row, (line += 1), columns)).join('')
  yield SHEET_FOOT
}

const rowOf = (cells: readonly Cell[], line: number, columns: readonly string[], style = ''): string =>
  `<row r="${line}">${cells.map((cell, at) => cellOf(cell, `${columns[at]}${line}`, style)).join('')}</row>`

function cellOf(cell: Cell, at: string, style: string): string {
  if (cell === null || cell === '' || typeof cell === 'object') return ''
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}"${style} t="b"><v>${Number(cell)}</v></c>`
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, LONGEST))}</t></is></c>`
}

/** XML has no place for most signs below the blank, nor for half a character. */
const escaped = (text: string): string => text.toWellFormed().replaceAll(/[&<>\p{Cc}\uFFFE\uFFFF]/gu, inXml)

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
  '\n': '\n',
  '\t': '\t',
}
const inXml = (sign: string): string => SIGNS[sign] ?? (sign >= '\u007F' && sign < '\uFFFE' ? sign : '')

/** A to Z, then AA. */
function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}
