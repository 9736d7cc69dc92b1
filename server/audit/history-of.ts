import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import type { AuditSubject } from './write-audit.ts'

export type HistoryEntry = { at: string; what: string; who: string | null; reason: string }

/** What staff did to one thing, oldest first. */
export async function historyOf(db: Db, subject: AuditSubject): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ at: auditEntries.createdAt, what: auditEntries.action, who: users.name, reason: auditEntries.reason })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.subject, subject))
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
