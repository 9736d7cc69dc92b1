import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { providerEvents } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'

/** False when this very event is known already. */
export async function insertEventOnce(
  tx: Tx,
  event: { eventId: string; event: string; payload: unknown },
  now: Date,
): Promise<number | null> {
  const [written] = await tx
    .insert(providerEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return written?.id ?? null
}

export async function selectEvent(db: Db, id: number): Promise<typeof providerEvents.$inferSelect | null> {
  const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, id))
  return row ?? null
}

export async function markEvent(db: Db, id: number, outcome: string, now: Date): Promise<void> {
  await db.update(providerEvents).set({ outcome, processedAt: now }).where(eq(providerEvents.id, id))
}

export async function selectWaitingEvents(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(isNull(providerEvents.processedAt), lt(providerEvents.receivedAt, before)))
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}
