import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { providerEvents } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { handleEventJob } from './handle-event.ts'

/** The job's tries are used up. The reconciler goes on trying; a person sees it meanwhile. */
export async function noteEventFailed({ db, clock }: Deps, eventRowId: number, failure: string): Promise<void> {
  await db
    .update(providerEvents)
    .set({ failure: failure.slice(0, 500), failedAt: clock.now() })
    .where(and(eq(providerEvents.id, eventRowId), isNull(providerEvents.processedAt)))
}

const waits = or(
  and(isNotNull(providerEvents.failedAt), isNull(providerEvents.processedAt)),
  eq(providerEvents.outcome, 'unreadable'),
)

/** Answers which message it is; null when it does not wait for anybody. */
export async function retryEvent(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, eventRowId: number): Promise<string | null> {
  const [row] = await tx
    .update(providerEvents)
    .set({ failure: null, failedAt: null, processedAt: null, outcome: null })
    .where(and(eq(providerEvents.id, eventRowId), waits))
    .returning({ event: providerEvents.event })
  if (!row) return null
  await jobs.enqueue(tx, handleEventJob, { eventRowId })
  return row.event
}
