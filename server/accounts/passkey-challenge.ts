import { CHALLENGE_LIFETIME_MS } from '#domain/accounts/two-step.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from './find-session.ts'
import { insertLink, useLink } from './one-time-links.store.ts'

const CHALLENGE_BYTES = 32

/** Whose, what for, and of which session or login: a challenge is answered where it was asked, or not at all. */
type Asked = { purpose: 'passkey_add' | 'passkey_login'; userId: number; of: number }

/** The bytes that a key has to sign. Only their hash is kept. */
export async function newPasskeyChallenge(
  tx: Tx,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { purpose, userId, of }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(random.bytes(CHALLENGE_BYTES))
  const createdAt = clock.now()
  await insertLink(tx, {
    purpose,
    userId,
    data: { of: String(of) },
    tokenHash: hashToken(Buffer.from(challenge).toString('base64url')),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CHALLENGE_LIFETIME_MS),
  })
  return challenge
}

/**
 * The challenge that a browser says it has answered, used up from here on: apart from the rest, so that no refusal gives it back.
 * Null when it was not asked, was answered before, or too late.
 */
export async function takePasskeyChallenge(deps: Deps, asked: Asked, clientData: string): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const link = await transact(deps.db, (tx) => useLink(tx, [asked.purpose], hashToken(challenge), deps.clock.now()))
  return link?.userId === asked.userId && link.data['of'] === String(asked.of) ? challenge : null
}

function challengeIn(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
