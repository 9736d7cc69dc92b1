import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { bookByHand } from '#server/stock/name-move.ts'
import { lockProducts, type LotWork, selectWork } from './apply.store.ts'
import { LOCKED_AT_ONCE } from './carry-out-import.ts'
import { lockImport, noteProgress, selectImport, updateImport } from './imports.store.ts'
import type { Lot } from './import-lot.ts'
import { inTurn } from './in-turn.ts'
import { lotsOf } from './lots-of.ts'
import { factsOf } from './run-import.ts'
import { countKept, forget, markKept, removeNew, restoreColumns, restoreStock, selectWritten } from './undo.store.ts'

export type UndoImport = { importId: number; actor: Actor; reason: string }

/** Takes back what nobody has touched since, and says of the rest why it stays. In small steps, each with all rows of its products. */
export const undoImportJob: Job<UndoImport> = {
  name: 'catalog.undo-import',
  concurrency: 1,
  async work(deps, { importId, actor, reason }) {
    await inTurn(deps.db, async () => {
      const found = await selectImport(deps.db, importId)
      if (found?.state !== 'undoing') return
      await takeBack(deps, importId)
      await transact(deps.db, async (tx) => {
        await lockImport(tx, importId)
        const now = deps.clock.now()
        const notUndone = await countKept(tx, importId)
        await updateImport(tx, importId, { state: 'undone', undoneAt: now, notUndone, failure: null })
        const after = { ...factsOf(found), not_undone: notUndone }
        const entry = { action: 'catalog.import_undone', subject: `import:${importId}`, after, reason } as const
        await writeAudit(tx, actor, entry, now)
      })
    })
  },
}

async function takeBack({ db, clock }: Deps, importId: number): Promise<void> {
  const work = await selectWork(db, importId)
  const written = await selectWritten(db, importId)
  let done = 0
  for (const productIds of lotsOf(written, LOCKED_AT_ONCE)) {
    await transact(db, (tx) => takeBackLot(tx, { importId, productIds, now: clock.now() }, work))
    done += productIds.length
    await noteProgress(db, importId, 'undoing', done)
  }
}

async function takeBackLot(tx: Tx, lot: Lot, work: LotWork): Promise<void> {
  await bookByHand(tx)
  await lockProducts(tx, lot)
  await markKept(tx, lot)
  await removeNew(tx, lot)
  for (const kind of ['product', 'colour'] as const) await restoreColumns(tx, lot, kind, work[kind])
  if (work.movesStock) await restoreStock(tx, lot)
  await forget(tx, lot)
}
