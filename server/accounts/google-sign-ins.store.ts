import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { googleSignIns } from '#server/db/schema/accounts.ts'

export type RunningSignIn = typeof googleSignIns.$inferInsert

export async function insertSignIn(db: Db, signIn: RunningSignIn): Promise<void> {
  await db.insert(googleSignIns).values(signIn)
}

/** Taken out in one statement, so that a state works once whatever comes of it. */
export async function takeSignIn(db: Db, stateHash: Buffer): Promise<typeof googleSignIns.$inferSelect | null> {
  const [row] = await db.delete(googleSignIns).where(eq(googleSignIns.stateHash, stateHash)).returning()
  return row ?? null
}
