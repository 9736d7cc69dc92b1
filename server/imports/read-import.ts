import { cellText } from '#domain/catalog/import/cell.ts'
import { guessColumns, mappingProblem } from '#domain/catalog/import/guess-columns.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { deleteRows, insertRows } from './import-rows.store.ts'
import { noteProgress, recallMapping, selectFile, updateImport, type ImportRecord } from './imports.store.ts'
import { readInThread } from './reading/read-in-thread.ts'

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
  let total = 0
  for await (const lot of readInThread(bytes)) {
    const rows = headings === null ? lot.slice(1) : lot
    headings ??= (lot[0]?.cells ?? []).map((cell) => cellText(cell).slice(0, 200))
    if (rows.length === 0) continue
    await insertRows(db, id, rows)
    total += rows.length
    await noteProgress(db, id, 'reading', total)
  }
  return { headings: headings ?? [], total }
}
