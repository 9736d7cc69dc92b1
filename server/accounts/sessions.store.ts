import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import type { Tx } from '#server/db/transaction.ts'

export type SessionRow = { id: number; device: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date }

type NewSession = Omit<SessionRow, 'id'> & { userId: number; tokenHash: Buffer }

const notRevoked = isNull(sessions.revokedAt)

export async function insertSession(db: Db | Tx, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function listSessions(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), notRevoked, gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** True when there was such a session and it was this person's. */
export async function revokeSession(db: Db | Tx, userId: number, id: number, now: Date): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), notRevoked))
    .returning({ id: sessions.id })
  return revoked.length > 0
}

export async function revokeOtherSessions(db: Db | Tx, userId: number, keptId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), notRevoked))
}

export async function revokeAllSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), notRevoked))
}
