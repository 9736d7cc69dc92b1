import { Readable } from 'node:stream'
import type { Cell } from '#domain/catalog/import/cell.ts'
import { EXPORT_HEADINGS, exportRows } from '#domain/catalog/import/export-rows.ts'
import type { Db } from '#server/db/connect.ts'
import { selectProductsAfter, selectShelves } from './known.store.ts'
import { writeXlsx } from './writing/write-xlsx.ts'

const PAGE = 250

/** Page by page, so that the shop goes on between two of them and its memory never holds all. */
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

export function exportXlsx(db: Db): Readable {
  return Readable.from(writeXlsx(EXPORT_HEADINGS, sheetRows(db)), { objectMode: false })
}
