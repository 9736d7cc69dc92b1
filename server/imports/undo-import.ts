import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { transact } from '#server/db/transaction.ts'
import type { Job } from '#server/jobs/job.ts'
import { selectSetColumns } from './apply.store.ts'
import { lockImport, updateImport } from './imports.store.ts'
import { factsOf, takeTurn } from './run-import.ts'
import { countKept, lockTouched, markKept, removeNew, restoreColumns, restoreStock } from './undo.store.ts'

export type UndoImport = { importId: number; actor: Actor; reason: string }

/** Takes back what nobody has touched since, and says of the rest why it stays. In one transaction. */
export const undoImportJob: Job<UndoImport> = {
  name: 'catalog.undo-import',
  concurrency: 1,
  async work({ db, clock }, { importId, actor, reason }) {
    await transact(db, async (tx) => {
      await takeTurn(tx)
      const found = await lockImport(tx, importId)
      if (found?.state !== 'undoing') return
      const now = clock.now()
      await lockTouched(tx, importId)
      await markKept(tx, importId)
      await removeNew(tx, importId, now)
      for (const kind of ['product', 'colour'] as const)
        await restoreColumns(tx, importId, kind, await selectSetColumns(tx, importId, kind), now)
      await restoreStock(tx, importId, now)
      const notUndone = await countKept(tx, importId)
      await updateImport(tx, importId, { state: 'undone', undoneAt: now, notUndone, failure: null })
      const after = { ...factsOf(found), not_undone: notUndone }
      await writeAudit(
        tx,
        actor,
        { action: 'catalog.import_undone', subject: `import:${importId}`, after, reason },
        now,
      )
    })
  },
}
