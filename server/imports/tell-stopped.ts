import type { ImportState } from '#domain/catalog/import/import-state.ts'
import type { Db } from '#server/db/connect.ts'
import type { DeadLetter } from '#server/jobs/job.ts'
import { checkImportJob } from './check-import.ts'
import { noteFailure } from './imports.store.ts'
import { runImportJob } from './run-import.ts'
import { undoImportJob } from './undo-import.ts'

/** How an import stands while each job is at it. */
const AT_WORK: Readonly<Record<string, readonly ImportState[]>> = {
  [checkImportJob.name]: ['reading', 'checking'],
  [runImportJob.name]: ['importing'],
  [undoImportJob.name]: ['undoing'],
}

const STOPPED_TEXT =
  'This stopped and does not go on by itself. Who manages orders finds it among the failures on Today, and tries it again there.'

/** Its state stays, so that the next try goes on; whoever opens the import reads that nobody is at work. */
export async function tellStopped(db: Db, { queue, data }: DeadLetter): Promise<void> {
  const states = AT_WORK[queue]
  if (states) await noteFailure(db, Number(data['importId']), states, STOPPED_TEXT)
}
