import { desc, eq, like, sql } from 'drizzle-orm'
import type { SectionKey, Settings } from '#domain/company/settings.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { settings } from '#server/db/schema/settings.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Version 0 is a section that nobody has saved yet. */
export async function selectVersions(db: Db | Tx): Promise<Partial<Record<SectionKey, number>>> {
  const rows = await db.select({ section: settings.section, version: settings.version }).from(settings)
  return Object.fromEntries(rows.map(({ section, version }) => [section, version]))
}

/** One who saves waits for the other, also where there is no row yet. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
}

export async function saveSection<Key extends SectionKey>(tx: Tx, section: Key, value: Settings[Key], now: Date) {
  const row = { value: { ...value }, updatedAt: now }
  await tx
    .insert(settings)
    .values({ section, ...row })
    .onConflictDoUpdate({ target: settings.section, set: row })
}

export type Change = { by: string | null; at: Date }

/** Who changed each section last. */
export async function selectLastChanges(db: Db): Promise<Map<string, Change>> {
  const rows = await db
    .selectDistinctOn([auditEntries.subject], {
      subject: auditEntries.subject,
      by: users.name,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(like(auditEntries.subject, 'setting:%'))
    .orderBy(auditEntries.subject, desc(auditEntries.createdAt), desc(auditEntries.id))
  return new Map(rows.map(({ subject, by, at }) => [subject.slice('setting:'.length), { by, at }]))
}
