import { TOKEN_BYTES } from '#domain/accounts/token-policy.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from './find-session.ts'
import { replaceLink } from './one-time-links.store.ts'

type Link = {
  purpose: 'reset_password' | 'change_email' | 'verify_email'
  userId: number
  lifetimeMs: number
  data?: Record<string, string>
}

/** Gives the token that goes into the mail. Whoever reads the database finds only its hash. */
export async function issueLink(
  tx: Tx,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  link: Link,
): Promise<string> {
  const { lifetimeMs, ...rest } = link
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await replaceLink(tx, { ...rest, tokenHash: hashToken(token), createdAt, expiresAt })
  return token
}
