import { and, desc, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { deskEvents } from '#server/db/schema/desk.ts'

export type DeskEvent = Pick<typeof deskEvents.$inferSelect, 'id' | 'kind' | 'data' | 'createdAt'>

/**
 * Numbers are drawn when a change is written and seen when it commits, so a smaller one may come to light after a larger:
 * who catches up looks this far back.
 */
const OVERLAP = 200
const stillSettling = sql`${deskEvents.createdAt} > clock_timestamp() - interval '10 seconds'`
const MOST_CAUGHT_UP = 500

/** Everything after `id`, and what is just being written before it; the reader leaves out what it has. */
export async function selectEventsSince(db: Db, id: number): Promise<DeskEvent[]> {
  const rows = await db
    .select()
    .from(deskEvents)
    .where(or(gt(deskEvents.id, id), and(gt(deskEvents.id, id - OVERLAP), stillSettling)))
    .orderBy(desc(deskEvents.id))
    .limit(MOST_CAUGHT_UP)
  return rows.toReversed()
}

export async function selectNewestId(db: Db): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${deskEvents.id}), 0)::int` }).from(deskEvents)
  return row?.id ?? 0
}

export async function selectRecentEvents(db: Db, kinds: readonly string[], limit: number): Promise<DeskEvent[]> {
  if (kinds.length === 0) return []
  return db
    .select()
    .from(deskEvents)
    .where(inArray(deskEvents.kind, [...kinds]))
    .orderBy(desc(deskEvents.id))
    .limit(limit)
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(deskEvents).where(lt(deskEvents.createdAt, before))
}
