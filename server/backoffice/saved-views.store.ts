import { and, asc, eq, ne } from 'drizzle-orm'
import type { ViewedScreen } from '#domain/api/saved-views.ts'
import type { Db } from '#server/db/connect.ts'
import { savedViews } from '#server/db/schema/backoffice.ts'

const columns = { id: savedViews.id, name: savedViews.name, query: savedViews.query }

export const selectViews = (db: Db, userId: number, screen: ViewedScreen) =>
  db
    .select(columns)
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.screen, screen)))
    .orderBy(asc(savedViews.id))

/** Null when there are so many that one has to go first. */
export async function upsertView(
  db: Db,
  row: { userId: number; screen: ViewedScreen; name: string; query: string },
  most: number,
) {
  const { userId, screen, name, query } = row
  const others = and(eq(savedViews.userId, userId), eq(savedViews.screen, screen), ne(savedViews.name, name))
  if ((await db.$count(savedViews, others)) >= most) return null
  const [written] = await db
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.screen, savedViews.name], set: { query } })
    .returning(columns)
  return written ?? null
}

export async function deleteView(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id })
  return gone.length > 0
}
