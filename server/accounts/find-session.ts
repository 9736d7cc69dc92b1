import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { sessions, users } from '#server/db/schema/accounts.ts'
import type { Deps } from '#server/deps.ts'
import type { SignedIn } from '#server/http/access.ts'
import { unavailability } from '#server/http/unavailable.ts'
import { mayEnter } from './demo-people.ts'

/** Tokens are random and long, so a plain hash is enough: nobody can guess one from it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export async function findSession(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  token: string,
): Promise<SignedIn | null> {
  if (token.length < 20 || token.length > 200) return null
  const { db, clock } = deps
  const now = clock.now()
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      permissions: users.permissions,
      isDemo: users.isDemo,
      twoStepAt: users.twoStepAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.erasedAt),
        isNull(users.blockedAt),
      ),
    )
    .prepare('session_by_token')
    .execute()
  if (!row || !mayEnter(deps, row)) return null
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await markSeen(db, row.sessionId, now).catch(unlessUnwritable)
  const { sessionId, id, name, email, role, permissions } = row
  return { sessionId, user: { id, name, email, role, permissions, hasTwoStep: row.twoStepAt !== null } }
}

/** Who only looks around is not turned away because the disk is full. */
function unlessUnwritable(error: unknown): void {
  if (unavailability(error) !== 'unwritable') throw error
}

/** "Last seen" in the account's device list is exact to five minutes: a write per request would be too dear. */
const SEEN_EVERY_MS = 5 * 60_000

async function markSeen(db: Deps['db'], sessionId: number, now: Date) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${now})` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)))
}
