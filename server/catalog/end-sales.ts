import { lte } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'

/** Prices follow the clock by themselves; this writes it down, so that filters, sorting and lists follow too. */
export const endSales: Job<Record<string, never>> = {
  name: 'catalog.end-sales',
  schedule: '* * * * *',
  concurrency: 1,
  work: followSales,
}

export async function followSales(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await beginPlannedSales(deps)
  await clearEndedSales(deps)
}

/** A sale without a start is one that runs. */
async function beginPlannedSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.update(products).set({ saleStartsAt: null, updatedAt: now }).where(lte(products.saleStartsAt, now))
}

async function clearEndedSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db
    .update(products)
    .set({ salePrice: null, saleEndsAt: null, updatedAt: now })
    .where(lte(products.saleEndsAt, now))
}
