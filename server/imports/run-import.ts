import { sql } from 'drizzle-orm'
import type { ImportCounts } from '#domain/catalog/import/import-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import {
  countStale,
  findParents,
  insertColours,
  insertProducts,
  keepAppliedOf,
  lockProducts,
  type Lot,
  moveStock,
  selectNewLines,
  selectSetColumns,
  selectTouched,
  updateColours,
  updateProducts,
} from './apply.store.ts'
import { type ImportRecord, lockImport, noteProgress, selectImport, updateImport } from './imports.store.ts'
import { isUniqueViolation } from './unique-violation.ts'

/** So many rows tell the pages of the whole shop at once, and all such messages of a transaction are one (migration 0015). */
const LOT = 1000

export type RunImport = { importId: number; actor: Actor }

/** All rows in one transaction: whatever stops it, a mistake, another editor or a lost worker, leaves nothing behind. */
export const runImportJob: Job<RunImport> = {
  name: 'catalog.run-import',
  concurrency: 1,
  async work(deps, { importId, actor }) {
    const waiting = await selectImport(deps.db, importId)
    if (waiting?.state !== 'importing') return
    const done = await importOnce(deps, importId, actor)
    if (done.ok) return
    await updateImport(deps.db, importId, { state: 'failed', doneRows: 0, failure: STALE_TEXT })
  },
}

const STALE_TEXT =
  'Nothing was imported: some of these products were changed after the sheet was checked. Check it again to see what is different now.'

async function importOnce(deps: Deps, importId: number, actor: Actor): Promise<Result<null, 'stale'>> {
  try {
    return await inTransaction<null, 'stale'>(deps.db, async (tx) => {
      await takeTurn(tx)
      const found = await selectImport(tx, importId)
      // Another worker was quicker.
      if (found?.state !== 'importing') return ok(null)
      const written = await writeRows(tx, deps, found)
      if (!written.ok) return written
      await lockImport(tx, importId)
      const now = deps.clock.now()
      await updateImport(tx, importId, { state: 'done', doneRows: found.totalRows, finishedAt: now, failure: null })
      await writeAudit(
        tx,
        actor,
        { action: 'catalog.imported', subject: `import:${importId}`, after: factsOf(found) },
        now,
      )
      return ok(null)
    })
  } catch (error) {
    // Somebody else has taken a SKU or an address since the check.
    if (isUniqueViolation(error)) return err('stale')
    throw error
  }
}

export const factsOf = ({ fileName, fileHash, counts, takesStock }: ImportRecord): Record<string, unknown> => ({
  file: fileName,
  sha256: fileHash,
  ...(counts satisfies ImportCounts),
  takes_stock: takesStock,
})

/** Imports follow each other: the second sees what the first has done. Longer than a page may take, and nobody waits for it. */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  // Thousands of moves at once: they are written with the rows, not one by one by the database.
  await bookByHand(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalog import'))`)
}

async function writeRows(tx: Tx, deps: Deps, { id }: ImportRecord): Promise<Result<null, 'stale'>> {
  const now = deps.clock.now()
  let done = 0
  const advance = async (rows: number) => {
    done += rows
    await noteProgress(deps.db, id, 'importing', done)
  }
  for (const lines of lotsOf(await selectNewLines(tx, id))) {
    await insertProducts(tx, id, { from: lines[0] ?? 0, to: lines.at(-1) ?? 0 }, now)
    await advance(lines.length)
  }
  await findParents(tx, id)
  const columns = {
    product: await selectSetColumns(tx, id, 'product'),
    colour: await selectSetColumns(tx, id, 'colour'),
  }
  for (const productIds of lotsOf(await selectTouched(tx, id))) {
    const written = await writeLot(tx, { importId: id, productIds, now }, columns)
    if (!written.ok) return written
    await advance(productIds.length)
  }
  return ok(null)
}

async function writeLot(
  tx: Tx,
  lot: Lot,
  columns: { product: string[]; colour: string[] },
): Promise<Result<null, 'stale'>> {
  await lockProducts(tx, lot)
  if ((await countStale(tx, lot)) > 0) return err('stale')
  await updateProducts(tx, lot, columns.product)
  await updateColours(tx, lot, columns.colour)
  await insertColours(tx, lot)
  await moveStock(tx, lot)
  await keepAppliedOf(tx, lot)
  return ok(null)
}

export function lotsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / LOT) }, (_, at) => all.slice(at * LOT, (at + 1) * LOT))
}
