import type { FastifyReply } from 'fastify'
import { normaliseEmail } from '#domain/accounts/email.ts'
import type { Deps } from '#server/deps.ts'
import type { LimitName } from '#server/http/rate-limit.ts'
import { refuse } from '#server/http/reply.ts'
import { hashToken } from './find-session.ts'

/** Hashed: the counters need not know addresses, and the longest address would not fit their key. */
const key = (email: string) => `account:${hashToken(normaliseEmail(email)).toString('base64url')}`

/**
 * Tries are counted per account as well as per address, so that many addresses do not help against one account. An
 * account that does not exist is counted the same way. Answers whether the reply has been sent.
 */
export async function isHeldBack(
  { limiter }: Deps,
  reply: FastifyReply,
  limit: LimitName,
  email: string,
): Promise<boolean> {
  const seconds = await limiter.consume(limit, key(email))
  if (seconds === null) return false
  const minutes = Math.ceil(seconds / 60)
  refuse(reply.header('retry-after', String(seconds)), {
    status: 429,
    code: 'too_many_requests',
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
  })
  return true
}

export const forgiveAccount = ({ limiter }: Deps, limit: LimitName, email: string) => limiter.forgive(limit, key(email))
