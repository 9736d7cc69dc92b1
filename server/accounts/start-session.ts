import { TOKEN_BYTES, tokenLifetimeMs } from '#domain/accounts/token-policy.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from './accounts.store.ts'
import { hashToken } from './find-session.ts'
import { insertSession } from './sessions.store.ts'

export type SignedInPerson = { user: UserRow; token: string }

/** The token leaves the shop once, in this answer; only its hash stays. */
export async function startSession(
  db: Db | Tx,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  user: UserRow,
  device: string,
): Promise<SignedInPerson> {
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs(user.role))
  await insertSession(db, {
    userId: user.id,
    tokenHash: hashToken(token),
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { user, token }
}
