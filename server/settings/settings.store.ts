import { and, desc, eq, lt } from 'drizzle-orm'
import type { SectionKey, Settings } from '#domain/company/settings.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { settings, settingsVersions } from '#server/db/schema/settings.ts'
import type { Tx } from '#server/db/transaction.ts'

export type SavedSection = { version: number; by: string | null; at: Date }

/** Those that somebody has saved: their version, who and when. */
export async function selectSaved(db: Db | Tx): Promise<Partial<Record<SectionKey, SavedSection>>> {
  const rows = await db
    .select({ section: settings.section, version: settings.version, by: users.name, at: settings.updatedAt })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.changedBy))
  return Object.fromEntries(rows.map(({ section, ...saved }) => [section, saved]))
}

type Save<Key extends SectionKey> = { section: Key; value: Settings[Key]; by: number; now: Date }

export async function saveSection<Key extends SectionKey>(tx: Tx, { section, value, by, now }: Save<Key>) {
  const row = { value: { ...value }, updatedAt: now, changedBy: by }
  await tx
    .insert(settings)
    .values({ section, ...row })
    .onConflictDoUpdate({ target: settings.section, set: row })
}

export type SectionVersion = SavedSection & { value: Record<string, unknown> }

/** The newest first, before a version where one is given. */
export async function selectVersions(db: Db, section: SectionKey, before: number | null, limit: number) {
  const isOlder = before === null ? undefined : lt(settingsVersions.version, before)
  const rows: SectionVersion[] = await db
    .select({
      version: settingsVersions.version,
      value: settingsVersions.value,
      by: users.name,
      at: settingsVersions.changedAt,
    })
    .from(settingsVersions)
    .leftJoin(users, eq(users.id, settingsVersions.changedBy))
    .where(and(eq(settingsVersions.section, section), isOlder))
    .orderBy(desc(settingsVersions.version))
    .limit(limit)
  return rows
}
