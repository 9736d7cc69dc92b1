import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { announcement } from '#server/db/schema/front.ts'
import type { Tx } from '#server/db/transaction.ts'

export type AnnouncementRow = typeof announcement.$inferSelect
export type AnnouncementChange = Omit<AnnouncementRow, 'id' | 'version'>

export async function selectAnnouncement(db: Db | Tx): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcement)
  return row
}

/** One who changes it waits for the other, also where there is no row yet. */
export async function lockAnnouncement(tx: Tx): Promise<AnnouncementRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('announcement'))`)
  return selectAnnouncement(tx)
}

export async function writeAnnouncement(tx: Tx, row: AnnouncementChange): Promise<void> {
  await tx.insert(announcement).values(row).onConflictDoUpdate({ target: announcement.id, set: row })
}
