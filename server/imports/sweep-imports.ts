import { IMPORT_KEPT_DAYS } from '#domain/catalog/import/import-state.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Job } from '#server/jobs/job.ts'
import { deleteImportsBefore } from './imports.store.ts'

/** Files and what they did are kept for thirty days; the log of who changed what stays. */
export const sweepImportsJob: Job<Record<string, never>> = {
  name: 'catalog.sweep-imports',
  schedule: '40 3 * * *',
  work: ({ db, clock }) => deleteImportsBefore(db, new Date(clock.now().getTime() - IMPORT_KEPT_DAYS * DAY)),
}
