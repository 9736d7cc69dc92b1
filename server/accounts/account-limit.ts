import type { FastifyReply, FastifyRequest } from 'fastify'
import { normaliseEmail } from '#domain/accounts/email.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import type { LimitName } from '#server/http/rate-limit.ts'
import { turnAway } from '#server/http/reply.ts'
import { hashToken } from './find-session.ts'
import { isKnownDevice } from './known-devices.ts'

export type Attempt = { email: string; deviceHash: Buffer | null; sessionId?: number }

/** Hashed: the counters need not know addresses, and the longest address would not fit their key. */
const key = (email: string) => `account:${hashToken(normaliseEmail(email)).toString('base64url')}`

/** A browser that has been in this account counts by itself: nobody else can use up its tries. */
async function counterOf({ db }: Deps, { email, deviceHash, sessionId }: Attempt): Promise<string> {
  if (sessionId !== undefined) return `${key(email)}:session ${sessionId}`
  const isKnown = deviceHash !== null && (await isKnownDevice(db, email, deviceHash))
  return isKnown ? `${key(email)}:${deviceHash.toString('base64url')}` : key(email)
}

/**
 * Tries are counted per account as well as per address, so that many addresses do not help against one account. An
 * account that does not exist is counted the same way. Answers whether the reply has been sent.
 */
export async function isHeldBack(
  deps: Deps,
  reply: FastifyReply,
  limit: LimitName,
  attempt: Attempt,
): Promise<boolean> {
  const seconds = await deps.limiter.consume(limit, await counterOf(deps, attempt))
  if (seconds === null) return false
  const minutes = Math.ceil(seconds / 60)
  turnAway(reply.header('retry-after', String(seconds)), {
    status: 429,
    code: 'too_many_requests',
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again${limit === 'login' ? ', or log in with a code by mail' : ''}.`,
  })
  return true
}

/** The browser's own count and that of the account: who has just proved to be its owner begins anew. */
export async function forgiveAccount(deps: Deps, limit: LimitName, attempt: Attempt): Promise<void> {
  await deps.limiter.forgive(limit, key(attempt.email))
  if (attempt.deviceHash !== null) await deps.limiter.forgive(limit, await counterOf(deps, attempt))
}

/** Who is in counts by the session: what strangers try outside does not concern it. */
export function inside(request: FastifyRequest): Attempt {
  const { user, sessionId } = customerOf(request)
  return { email: user.email, deviceHash: null, sessionId }
}

export const accountKey = key
