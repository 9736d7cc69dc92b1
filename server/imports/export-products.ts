import { Readable } from 'node:stream'
import writeXlsx from 'write-excel-file/node'
import type { Cell } from '#domain/catalog/import/cell.ts'
import { EXPORT_HEADINGS, exportRows } from '#domain/catalog/import/export-rows.ts'
import { MOST_IMPORT_ROWS } from '#domain/catalog/import/import-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Db } from '#server/db/connect.ts'
import { selectProductsAfter, selectShelves } from './known.store.ts'

const PAGE = 500

/** Page by page, so that neither the shop nor its memory holds all of it at once. */
async function* sheetRows(db: Db): AsyncGenerator<Cell[][]> {
  const shelves = await selectShelves(db)
  for (let after = 0; ;) {
    const products = await selectProductsAfter(db, after, PAGE)
    if (products.length === 0) return
    yield products.flatMap((product) => exportRows(product, shelves))
    after = products.at(-1)?.id ?? after
  }
}

/** For a spreadsheet: a mark at its head says that it is UTF-8, and lines end as RFC 4180 has it. */
export function exportCsv(db: Db): Readable {
  return Readable.from(csvLines(db))
}

async function* csvLines(db: Db): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...EXPORT_HEADINGS])}`
  for await (const rows of sheetRows(db)) yield rows.map(csvLine).join('')
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  const text = cell === null || typeof cell === 'object' ? '' : String(cell)
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** A workbook is made in memory; what is larger than an import may be goes as CSV. */
export async function exportXlsx(db: Db): Promise<Result<Buffer, { code: 'too_many_rows' }>> {
  const rows: Cell[][] = []
  for await (const some of sheetRows(db)) {
    rows.push(...some)
    if (rows.length > MOST_IMPORT_ROWS) return err({ code: 'too_many_rows' })
  }
  const head = EXPORT_HEADINGS.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = EXPORT_HEADINGS.map((heading) => ({ width: Math.max(12, Math.min(40, heading.length + 4)) }))
  const sheet = [head, ...rows.map((row) => row.map(workbookCell))]
  return ok(await writeXlsx(sheet, { sheet: 'Products', columns, stickyRowsCount: 1 }).toBuffer())
}

/** A workbook's field holds at most 32,767 characters, and no empty text. */
function workbookCell(cell: Cell) {
  if (cell === null || cell === '' || typeof cell === 'object') return null
  return typeof cell === 'string' ? cell.slice(0, 32_767) : cell
}
