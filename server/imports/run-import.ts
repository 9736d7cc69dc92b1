import { sql } from 'drizzle-orm'
import type { ImportCounts } from '#domain/catalog/import/import-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { violatedUnique } from '#server/db/unique-violation.ts'
import { findParents, insertProducts, selectNewLines } from './apply.store.ts'
import { carryOut } from './carry-out-import.ts'
import {
  type ImportRecord,
  lockImport,
  noteProgress,
  selectDecided,
  selectImport,
  updateImport,
} from './imports.store.ts'
import { countStale } from './later-changes.store.ts'
import { inTurn } from './in-turn.ts'
import { lotsOf } from './lots-of.ts'

/** So many rows tell the pages of the whole shop at once, and all such messages of a transaction are one (migration 0015). */
const LOT = 1000

export type RunImport = { importId: number; actor: Actor }

/**
 * All or nothing in two steps (docs/decisions/049). One transaction writes what is new and decides: whatever stops it, a mistake,
 * another editor or a lost worker, leaves nothing behind. What was decided is then carried out in small steps, and to its end.
 */
export const runImportJob: Job<RunImport> = {
  name: 'catalog.run-import',
  concurrency: 1,
  async work(deps, { importId, actor }) {
    await inTurn(deps.db, async () => {
      for (const earlier of await selectDecided(deps.db)) await carryOut(deps, earlier)
      const waiting = await selectImport(deps.db, importId)
      if (waiting?.state !== 'importing') return
      const decided = await decideOnce(deps, importId, actor)
      if (decided.ok) await carryOut(deps, importId)
      else await updateImport(deps.db, importId, { state: 'failed', doneRows: 0, failure: STALE_TEXT })
    })
  },
}

const STALE_TEXT =
  'Nothing was imported: some of these products were changed after the sheet was checked. Check it again to see what is different now.'

async function decideOnce(deps: Deps, importId: number, actor: Actor): Promise<Result<null, 'stale'>> {
  try {
    return await inTransaction<null, 'stale'>(deps.db, (tx) => decide(tx, deps, importId, actor))
  } catch (error) {
    // Somebody else has taken a SKU or an address since the check.
    if (violatedUnique(error) !== null) return err('stale')
    throw error
  }
}

/** Nobody can order what is new before this ends, and nothing else is locked: no shopper waits for it. */
async function decide(tx: Tx, deps: Deps, importId: number, actor: Actor): Promise<Result<null, 'stale'>> {
  await tx.execute(sql`set local statement_timeout = 0`)
  // Thousands of moves at once: they are written with the rows, not one by one by the database.
  await bookByHand(tx)
  const now = deps.clock.now()
  let done = 0
  for (const lines of lotsOf(await selectNewLines(tx, importId), LOT)) {
    await insertProducts(tx, importId, { from: lines[0] ?? 0, to: lines.at(-1) ?? 0 }, now)
    done += lines.length
    await noteProgress(deps.db, importId, 'importing', done)
  }
  await findParents(tx, importId)
  if ((await countStale(tx, importId)) > 0) return err('stale')
  const found = await lockImport(tx, importId)
  if (found) {
    await updateImport(tx, importId, { decidedAt: now, failure: null })
    const after = factsOf(found)
    await writeAudit(tx, actor, { action: 'catalog.imported', subject: `import:${importId}`, after }, now)
  }
  return ok(null)
}

export const factsOf = ({ fileName, fileHash, counts, takesStock }: ImportRecord): Record<string, unknown> => ({
  file: fileName,
  sha256: fileHash,
  ...(counts satisfies ImportCounts),
  takes_stock: takesStock,
})
