import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { AuditSubject } from './write-audit.ts'

export type LastChange = { by: string | null; action: string; at: Date }

/** For the second editor: who was there before, and what they did. Only the named actions count, where some change nothing that could be stale. */
export async function findLastChange(
  db: Db | Tx,
  subject: AuditSubject,
  actions?: readonly string[],
): Promise<LastChange | null> {
  const [row] = await db
    .select({ by: users.name, action: auditEntries.action, at: auditEntries.createdAt })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, subject), actions && inArray(auditEntries.action, [...actions])))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(1)
  return row ?? null
}
