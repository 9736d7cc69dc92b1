import { cellText } from '#domain/catalog/import/cell.ts'
import { guessColumns, mappingProblem } from '#domain/catalog/import/guess-columns.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { deleteRows, insertRows } from './import-rows.store.ts'
import { noteProgress, recallMapping, selectFile, updateImport, type ImportRecord } from './imports.store.ts'
import { readRows, type SheetRow } from './reading/read-rows.ts'

const BATCH = 500

/** Puts the rows of the file beside the products, where SQL can compare the two. Throws UnreadableFile. */
export async function readImport(deps: Deps, { id, userId }: ImportRecord): Promise<void> {
  const file = await selectFile(deps.db, id)
  if (!file) return
  // No transaction: reading a large workbook takes longer than one may wait. Until it is read, nobody looks at its rows.
  await deleteRows(deps.db, id)
  const { headings, total } = await stage(deps.db, file.bytes, id)
  const remembered = await recallMapping(deps.db, userId, headings)
  const mapping = remembered && mappingProblem(remembered, headings) === null ? remembered : guessColumns(headings)
  // Whoever looks on sees it go straight into the check; only where no column is known to be the SKU a person is asked.
  const state = mappingProblem(mapping, headings) === null ? 'checking' : 'read'
  await updateImport(deps.db, id, { headings, mapping, totalRows: total, doneRows: 0, state, failure: null })
}

async function stage(db: Db, bytes: Buffer, id: number) {
  let headings: string[] | null = null
  let batch: SheetRow[] = []
  let total = 0
  const flush = async () => {
    if (batch.length > 0) await insertRows(db, id, batch)
    batch = []
  }
  for await (const row of readRows(bytes)) {
    if (headings === null) {
      headings = row.cells.map(cellText).map((heading) => heading.slice(0, 200))
      continue
    }
    batch.push(row)
    total += 1
    if (batch.length < BATCH) continue
    await flush()
    await noteProgress(db, id, 'reading', total)
  }
  await flush()
  return { headings: headings ?? [], total }
}
