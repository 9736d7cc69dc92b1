import { DAY } from '#domain/time/durations.ts'
import type { Job } from '#server/jobs/job.ts'
import { deleteEventsBefore } from './desk-events.store.ts'
import { deleteFailedJobsBefore } from './failed-jobs.store.ts'

const EVENTS_KEPT_MS = 14 * DAY
const FAILED_JOBS_KEPT_MS = 90 * DAY

export const sweepDesk: Job<object> = {
  name: 'backoffice.sweep-desk',
  schedule: '50 3 * * *',
  async work({ db, clock }) {
    const ago = (ms: number) => new Date(clock.now().getTime() - ms)
    await deleteEventsBefore(db, ago(EVENTS_KEPT_MS))
    await deleteFailedJobsBefore(db, ago(FAILED_JOBS_KEPT_MS))
  },
}
