import { createHash } from 'node:crypto'
import { type Mapping, mappingProblem } from '#domain/catalog/import/guess-columns.ts'
import { canRun, mayBegin } from '#domain/catalog/import/import-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { checkImportJob } from './check-import.ts'
import { insertImport, lockImport, rememberMapping, updateImport } from './imports.store.ts'
import { runImportJob } from './run-import.ts'
import { undoImportJob } from './undo-import.ts'

export type ImportRefusal =
  | { readonly code: 'not_found' }
  /** The sheet sets the stock of pieces that are there, which is a right of its own. */
  | { readonly code: 'forbidden' }
  | { readonly code: 'wrong_state' }
  | { readonly code: 'has_mistakes' }
  | { readonly code: 'not_the_last' }
  | { readonly code: 'wrong_columns'; readonly words: string }

type Coded<Code> = ImportRefusal & { readonly code: Code }
type NotChecked = Coded<'not_found' | 'forbidden' | 'wrong_state' | 'wrong_columns'>
type NotRun = Coded<'not_found' | 'forbidden' | 'wrong_state' | 'has_mistakes'>
type NotUndone = Coded<'not_found' | 'forbidden' | 'wrong_state' | 'not_the_last'>

/** The file is kept first; what it says is found out by a job, which goes on when the window is closed. */
export async function receiveFile(deps: Deps, file: { name: string; bytes: Buffer; actor: Actor }): Promise<number> {
  const now = deps.clock.now()
  const fileHash = createHash('sha256').update(file.bytes).digest('hex')
  return transact(deps.db, async (tx) => {
    const row = { userId: file.actor.id, fileName: file.name, fileHash, fileBytes: file.bytes, createdAt: now }
    const importId = await insertImport(tx, row)
    const after = { file: file.name, sha256: fileHash, bytes: file.bytes.length }
    await writeAudit(tx, file.actor, { action: 'catalog.sheet_received', subject: `import:${importId}`, after }, now)
    await deps.jobs.enqueue(tx, checkImportJob, { importId })
    return importId
  })
}

/** `maySetStock`: whether the actor may do to the stock what a sheet can. */
type OfImport = { importId: number; actor: Actor; maySetStock: boolean }
export type CheckImport = OfImport & { mapping: Mapping; takesStock: boolean }

export async function checkAgain(
  deps: Deps,
  { importId, mapping, takesStock, actor, maySetStock }: CheckImport,
): Promise<Result<number, NotChecked>> {
  return inTransaction<number, NotChecked>(deps.db, async (tx) => {
    const found = await lockImport(tx, importId)
    if (!found) return err({ code: 'not_found' })
    if (takesStock && !maySetStock) return err({ code: 'forbidden' })
    if (!mayBegin('check', found.state) || found.headings.length === 0) return err({ code: 'wrong_state' })
    const words = mappingProblem(mapping, found.headings)
    if (words !== null) return err({ code: 'wrong_columns', words })
    await rememberMapping(tx, actor.id, found.headings, mapping, deps.clock.now())
    await updateImport(tx, importId, { state: 'checking', doneRows: 0, mapping, takesStock, failure: null })
    await deps.jobs.enqueue(tx, checkImportJob, { importId })
    return ok(importId)
  })
}

/** A second press finds it under way and changes nothing. */
export async function beginImport(
  deps: Deps,
  { importId, actor, maySetStock }: OfImport,
): Promise<Result<number, NotRun>> {
  return inTransaction<number, NotRun>(deps.db, async (tx) => {
    const found = await lockImport(tx, importId)
    if (!found) return err({ code: 'not_found' })
    if (found.takesStock && !maySetStock) return err({ code: 'forbidden' })
    if (found.state === 'importing') return ok(importId)
    if (!mayBegin('run', found.state)) return err({ code: 'wrong_state' })
    if (!canRun(found.state, found.counts)) return err({ code: 'has_mistakes' })
    await updateImport(tx, importId, { state: 'importing', doneRows: 0, failure: null })
    await deps.jobs.enqueue(tx, runImportJob, { importId, actor })
    return ok(importId)
  })
}

export async function beginUndo(
  deps: Deps,
  { maySetStock, ...command }: OfImport & { reason: string },
): Promise<Result<number, NotUndone>> {
  return inTransaction<number, NotUndone>(deps.db, async (tx) => {
    const found = await lockImport(tx, command.importId)
    if (!found) return err({ code: 'not_found' })
    if (found.takesStock && !maySetStock) return err({ code: 'forbidden' })
    if (found.state === 'undoing') return ok(command.importId)
    if (!mayBegin('undo', found.state)) return err({ code: 'wrong_state' })
    if (!found.canUndo) return err({ code: 'not_the_last' })
    await updateImport(tx, command.importId, { state: 'undoing', failure: null })
    await deps.jobs.enqueue(tx, undoImportJob, command)
    return ok(command.importId)
  })
}
