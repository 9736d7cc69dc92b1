import { type Actor, type AuditEntry, writeAudit } from '#server/audit/write-audit.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { UserRow } from './accounts.store.ts'

/** How colleagues log in concerns the shop and is written down; how customers do is their own matter. */
export async function auditStaff(
  tx: Tx,
  user: UserRow,
  actor: Actor,
  entry: Omit<AuditEntry, 'subject'>,
  now: Date,
): Promise<void> {
  if (user.role !== 'customer') await writeAudit(tx, actor, { ...entry, subject: `staff:${user.id}` }, now)
}
