import type { Job } from '#server/jobs/job.ts'
import { forgetOldCounts } from './catalog.store.ts'

export const tidyListingCounts: Job<Record<string, never>> = {
  name: 'catalog.tidy-listing-counts',
  schedule: '*/10 * * * *',
  concurrency: 1,
  work: ({ db }) => forgetOldCounts(db),
}
