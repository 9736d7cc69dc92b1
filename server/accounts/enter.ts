import { CHALLENGE_LIFETIME_MS, type SecondStepWay } from '#domain/accounts/two-step.ts'
import { TOKEN_BYTES } from '#domain/accounts/token-policy.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRow } from './accounts.store.ts'
import { hashToken } from './find-session.ts'
import { insertLink } from './one-time-links.store.ts'
import { countPasskeys } from './passkeys.store.ts'
import { startSession, type SignedInPerson } from './start-session.ts'
import { hasApp } from './two-step.store.ts'

/** Who has two-step sign-in gets a challenge in the place of a token. */
export type Entered = SignedInPerson | { challenge: string; steps: SecondStepWay[] }

/** Every way in that has proved one thing (a password, the mailbox, Google) ends here. */
export async function enter(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'clock' | 'random'>,
  user: UserRow,
  device: string,
): Promise<Entered> {
  if (user.twoStepAt === null) return startSession(tx, deps, user, device)
  const challenge = deps.random.bytes(TOKEN_BYTES).toString('base64url')
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + CHALLENGE_LIFETIME_MS)
  // Beside those of other devices: who tries a stolen password must not end the owner's own login.
  await insertLink(tx, {
    purpose: 'two_step',
    userId: user.id,
    tokenHash: hashToken(challenge),
    createdAt,
    expiresAt,
  })
  return { challenge, steps: await waysOf(tx, user.id) }
}

async function waysOf(tx: Tx, userId: number): Promise<SecondStepWay[]> {
  const ways: SecondStepWay[] = []
  if (await hasApp(tx, userId)) ways.push('app')
  if ((await countPasskeys(tx, userId)) > 0) ways.push('passkey')
  return ways
}
