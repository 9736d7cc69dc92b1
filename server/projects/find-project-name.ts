import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { atAddress } from './projects.store.ts'

/** What the project at an address is called; null where shoppers find none. */
export async function findProjectName(db: Db, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select p.name from projects p where p.is_active and ${atAddress(slug)}`,
  )
  return rows[0]?.name ?? null
}

/** The same for staff, who may be asked about one that is hidden by now. */
export async function nameProject(db: Db, slug: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`select p.name from projects p where ${atAddress(slug)}`)
  return rows[0]?.name ?? slug
}
