import { type Cell, isEmpty } from '#domain/catalog/import/cell.ts'
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '#domain/catalog/import/import-state.ts'
import { readCsv, UnreadableCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { XlsxProblem } from './repack-xlsx.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type SheetRow = { line: number; cells: Cell[] }

const XLSX_WORDS: Record<XlsxProblem, string> = {
  not_a_sheet: 'This workbook cannot be opened. Save it as XLSX or CSV and try again.',
  too_large_unpacked: 'Unpacked, this workbook is larger than a sheet of 50,000 products can be.',
  too_many_columns: `A sheet has at most ${MOST_IMPORT_COLUMNS} columns and 50,000 rows. Delete what stands far to the right or far below.`,
}

const isZip = (file: Buffer) => file.length > 3 && file.readUInt32LE(0) === 0x04034b50
const isOldExcel = (file: Buffer) => file.length > 3 && file.readUInt32BE(0) === 0xd0cf11e0

/** The rows of a file under the numbers that a spreadsheet shows; empty ones are left out. The first is the headings. */
export async function* readRows(file: Buffer): AsyncGenerator<SheetRow> {
  let line = 0
  let found = 0
  for await (const cells of recordsOf(file)) {
    line += 1
    if (cells.every(isEmpty)) continue
    found += 1
    if (found > MOST_IMPORT_ROWS + 1)
      throw new UnreadableFile('The file has more than 50,000 rows. Split it, and import one part after the other.')
    if (cells.length > MOST_IMPORT_COLUMNS && cells.slice(MOST_IMPORT_COLUMNS).some((cell) => !isEmpty(cell)))
      throw new UnreadableFile(XLSX_WORDS.too_many_columns)
    yield { line, cells: cells.slice(0, MOST_IMPORT_COLUMNS).map(keepable) }
  }
  if (found === 0) throw new UnreadableFile('The file is empty.')
}

async function* recordsOf(file: Buffer): AsyncGenerator<Cell[]> {
  if (isOldExcel(file))
    throw new UnreadableFile('This is a workbook of an old Excel (XLS). Save it as XLSX or CSV and try again.')
  if (isZip(file)) {
    const rows = await readXlsx(file)
    if (!rows.ok) throw new UnreadableFile(XLSX_WORDS[rows.error])
    yield* rows.value
    return
  }
  if (file.subarray(0, 4096).includes(0) && file[0] !== 0xff && file[0] !== 0xfe)
    throw new UnreadableFile('This is neither a CSV file nor a workbook.')
  try {
    yield* readCsv(file)
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new UnreadableFile(error.message)
    throw error
  }
}

const NUL = String.fromCodePoint(0)
/** JSON in the database keeps neither NUL nor half a character; the check refuses what stands in for them. */
const keepable = (cell: Cell): Cell => (typeof cell === 'string' ? cell.toWellFormed().replaceAll(NUL, '\uFFFD') : cell)
