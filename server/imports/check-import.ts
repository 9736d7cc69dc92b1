import { checkRow, markOf } from '#domain/catalog/import/check-rows.ts'
import type { Surroundings } from '#domain/catalog/import/check-row.ts'
import { rowOf, textOf } from '#domain/catalog/import/check-row.ts'
import { slugWishes } from '#domain/catalog/import/check-product.ts'
import type { Mapping } from '#domain/catalog/import/guess-columns.ts'
import { indexFile, type FileIndex, type RowMark, skuKey } from '#domain/catalog/import/index-file.ts'
import type { Shelves } from '#domain/catalog/import/shelves.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { type JudgedRow, learnRows, selectCells, selectSomeCells, writeVerdicts } from './import-rows.store.ts'
import { countOutcomes, type ImportRecord, noteProgress, selectImport, updateImport } from './imports.store.ts'
import { selectKnown, selectShelves, selectTakenSlugs } from './known.store.ts'
import { readImport } from './read-import.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'

/** So few that nobody in the shop notices: reading and judging them takes some hundredths of a second. */
const BATCH = 250
const INDEXED_AT_ONCE = 2000
/** What the rows must know of each other. */
const MARKS = ['sku', 'parent_sku', 'colour'] as const
export type ImportJob = { importId: number }

/** Reads a file that is new, and says of every row what it would do. Begins anew when a worker was lost half way. */
export const checkImportJob: Job<ImportJob> = {
  name: 'catalog.check-import',
  concurrency: 1,
  async work(deps, { importId }) {
    try {
      const fresh = await selectImport(deps.db, importId)
      if (fresh?.state === 'reading') await readImport(deps, fresh)
      const read = await selectImport(deps.db, importId)
      if (read?.state === 'checking') await checkImport(deps, read)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      await updateImport(deps.db, importId, { state: 'failed', failure: error.message })
    }
  },
}

async function checkImport(deps: Deps, { id, mapping, takesStock }: ImportRecord): Promise<void> {
  const file = await indexWhole(deps, id, mapping)
  const shelves = await selectShelves(deps.db)
  const shared = { file, shelves, takesStock, now: deps.clock.now() }
  const slugs = new Set<string>()
  let done = 0
  for (let line = 0; ;) {
    const rows = await selectCells(deps.db, id, line, BATCH)
    if (rows.length === 0) break
    await writeVerdicts(deps.db, id, await judge(deps, rows, mapping, { ...shared, slugs }))
    line = rows.at(-1)?.line ?? line
    done += rows.length
    await noteProgress(deps.db, id, 'checking', done)
  }
  await learnRows(deps.db)
  const counts = await countOutcomes(deps.db, id)
  await updateImport(deps.db, id, { state: 'checked', counts, checkedAt: deps.clock.now(), failure: null })
}

async function indexWhole(deps: Deps, id: number, mapping: Mapping): Promise<FileIndex> {
  const marks: RowMark[] = []
  const columns = MARKS.map((key) => (mapping.includes(key) ? mapping.indexOf(key) : null))
  for (let afterLine = 0; ;) {
    const rows = await selectSomeCells(deps.db, id, columns, { afterLine, most: INDEXED_AT_ONCE })
    if (rows.length === 0) return indexFile(marks)
    for (const row of rows) marks.push(markOf(row.line, row.cells, MARKS))
    afterLine = rows.at(-1)?.line ?? afterLine
  }
}

type Shared = { file: FileIndex; shelves: Shelves; takesStock: boolean; now: Date; slugs: Set<string> }
type CellRows = Awaited<ReturnType<typeof selectCells>>

/** An address that a row takes is taken for those that follow. */
async function judge(deps: Deps, rows: CellRows, mapping: Mapping, shared: Shared): Promise<JudgedRow[]> {
  const marks = rows.map((row) => markOf(row.line, row.cells, mapping))
  const known = await selectKnown(
    deps.db,
    marks.flatMap(({ sku, parentSku }) => (parentSku ? [sku, parentSku] : [sku])),
  )
  const wishes = rows.flatMap((row, at) => {
    const mark = marks[at]
    if (!mark || mark.parentSku !== '' || known.products.has(skuKey(mark.sku))) return []
    const named = rowOf(row.cells, mapping)
    return slugWishes(textOf(named, 'slug'), textOf(named, 'name'), mark.sku)
  })
  for (const slug of await selectTakenSlugs(deps.db, wishes)) shared.slugs.add(slug)
  const around: Surroundings = { ...shared, ...known }
  return rows.map(({ line, cells }) => {
    const verdict = checkRow(cells, mapping, around)
    const { slug } = verdict.changes
    if (verdict.outcome === 'new' && typeof slug === 'string') shared.slugs.add(slug)
    return { ...verdict, line }
  })
}
