import { and, isNotNull, lte } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'

/** Prices follow the clock by themselves; this clears the sale away, so that filters, sorting and lists follow too. */
export const endSales: Job<Record<string, never>> = {
  name: 'catalog.end-sales',
  schedule: '* * * * *',
  concurrency: 1,
  work: clearEndedSales,
}

export async function clearEndedSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db
    .update(products)
    .set({ salePrice: null, saleEndsAt: null, updatedAt: now })
    .where(and(isNotNull(products.saleEndsAt), lte(products.saleEndsAt, now)))
}
