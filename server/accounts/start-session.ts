import { TOKEN_BYTES, tokenLifetimeMs } from '#domain/accounts/token-policy.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from './accounts.store.ts'
import { mayEnter } from './demo-people.ts'
import { hashToken } from './find-session.ts'
import { insertSession } from './sessions.store.ts'

export type SignedInPerson = { user: UserRow; token: string }

/** The token leaves the shop once, in this answer; only its hash stays. */
export async function startSession(
  db: Db | Tx,
  deps: Pick<Deps, 'config' | 'clock' | 'random'>,
  user: UserRow,
  device: string,
): Promise<SignedInPerson> {
  // Every way in has asked already; a new one that forgets to must not open the shop.
  if (!mayEnter(deps, user)) throw new Error('A demo person was let into a live shop')
  if (user.blockedAt) throw new Error('A blocked person was let in')
  const { clock, random } = deps
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
