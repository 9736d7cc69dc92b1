import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import { consultations } from '#server/db/schema/tickets.ts'
import type { Tx } from '#server/db/transaction.ts'

export type ConsultationRecord = typeof consultations.$inferSelect
type Span = { from: Date; to: Date }

const EXCLUDED = '23P01'

/** Whether the database refused a second consultation in the same hour. */
export function isSlotTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isIt = 'code' in error && error.code === EXCLUDED
  return isIt || isSlotTaken(error.cause)
}

export async function insertConsultation(tx: Tx, row: typeof consultations.$inferInsert): Promise<void> {
  await tx.insert(consultations).values(row)
}

export async function selectConsultationOf(db: Db, enquiryId: number): Promise<ConsultationRecord | null> {
  const [row] = await db.select().from(consultations).where(eq(consultations.enquiryId, enquiryId))
  return row ?? null
}

const within = ({ from, to }: Span) =>
  and(eq(consultations.status, 'booked'), gte(consultations.startsAt, from), lt(consultations.startsAt, to))

export async function selectTaken(db: Db, span: Span): Promise<Date[]> {
  const rows = await db
    .select({ at: consultations.startsAt })
    .from(consultations)
    .where(within(span))
    .orderBy(asc(consultations.startsAt))
  return rows.map(({ at }) => at)
}

const named = (db: Db | Tx) =>
  db
    .select({
      consultation: consultations,
      ticket: enquiries.ticket,
      name: enquiries.name,
      phone: enquiries.phone,
      email: enquiries.email,
      replyToken: enquiries.replyToken,
    })
    .from(consultations)
    .innerJoin(enquiries, eq(enquiries.id, consultations.enquiryId))
export type NamedConsultation = Awaited<ReturnType<typeof selectBooked>>[number]

export const selectBooked = (db: Db | Tx, span: Span) =>
  named(db).where(within(span)).orderBy(asc(consultations.startsAt))

export async function lockConsultation(tx: Tx, id: number): Promise<NamedConsultation | null> {
  const [row] = await named(tx).where(eq(consultations.id, id)).for('update', { of: consultations })
  return row ?? null
}

/** Not yet reminded, locked so that two workers send one mail. */
export const lockUnreminded = (tx: Tx, span: Span) =>
  named(tx)
    .where(and(within(span), isNull(consultations.remindedAt)))
    .orderBy(asc(consultations.startsAt))
    .for('update', { of: consultations, skipLocked: true })

export async function updateConsultation(
  tx: Tx,
  id: number,
  change: Partial<typeof consultations.$inferInsert>,
): Promise<void> {
  await tx
    .update(consultations)
    .set({ ...change, version: sql`${consultations.version} + 1` })
    .where(eq(consultations.id, id))
}

export async function markReminded(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(consultations).set({ remindedAt: at }).where(eq(consultations.id, id))
}
