import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { failedJobs } from '#server/db/schema/desk.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { DeadLetter } from '#server/jobs/job.ts'

/** The same work a second time is the same line, with a larger count. */
export async function upsertFailedJob(db: Db, { queue, data, failure }: DeadLetter, now: Date): Promise<void> {
  await db.execute(sql`
    insert into failed_jobs (queue, data, failure, failed_at)
    values (${queue}, ${JSON.stringify(data)}::jsonb, ${failure.slice(0, 500)}, ${now})
    on conflict (queue, md5(data::text)) where retried_at is null
    do update set failure = excluded.failure, failed_at = excluded.failed_at, times = failed_jobs.times + 1`)
}

/** Once: whoever comes second gets nothing. */
export async function takeFailedJob(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ queue: string; data: Record<string, unknown> } | null> {
  const [row] = await tx
    .update(failedJobs)
    .set({ retriedAt: now })
    .where(and(eq(failedJobs.id, id), isNull(failedJobs.retriedAt)))
    .returning({ queue: failedJobs.queue, data: failedJobs.data })
  return row ?? null
}

export async function deleteFailedJobsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(failedJobs).where(lt(failedJobs.failedAt, before))
}
