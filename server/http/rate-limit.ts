import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from './address-group.ts'
import { isPageRenderer } from './page-renderer-mark.ts'
import { turnAway } from './reply.ts'

/**
 * Named limits. Sensitive ones are counted in PostgreSQL, so that several processes share them; the general one is
 * counted per process, because a write per page view would cost more than it protects.
 */
const sharedLimits = {
  login: { points: 20, duration: 15 * 60 },
  /** Codes typed in another browser than the one that asked for them. */
  codeElsewhere: { points: 5, duration: 60 * 60 },
  /** Second steps: six digits must not be guessed by who has the password. */
  twoStep: { points: 10, duration: 60 * 60 },
  register: { points: 20, duration: 60 * 60 },
  reset: { points: 10, duration: 60 * 60 },
  google: { points: 60, duration: 10 * 60 },
  enquiry: { points: 10, duration: 60 * 60 },
  review: { points: 20, duration: 60 * 60 },
  order: { points: 60, duration: 10 * 60 },
  track: { points: 60, duration: 10 * 60 },
  coupon: { points: 60, duration: 10 * 60 },
} as const

export type LimitName = keyof typeof sharedLimits
export type RateLimiter = {
  /** Seconds to wait, or null when the call may go on. `who` is an address, an account, or both. */
  consume(limit: LimitName, who: string): Promise<number | null>
  forgive(limit: LimitName, who: string): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitName
    /** For calls that prove by a signature whom they come from: holding them back would only delay a payment. */
    unlimited?: true
  }
}

export function openRateLimiter(pool: Pool, scale = 1): RateLimiter {
  const limiters = new Map(
    Object.entries(sharedLimits).map(([name, limit]) => {
      const options = { points: limit.points * scale, duration: limit.duration, keyPrefix: name }
      return [
        name,
        new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          inMemoryBlockOnConsumed: options.points + 1,
          insuranceLimiter: new RateLimiterMemory(options),
        }),
      ]
    }),
  )
  return {
    async consume(name, who) {
      try {
        await limiters.get(name)?.consume(who)
        return null
      } catch (outcome) {
        if (outcome instanceof RateLimiterRes) return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000))
        throw outcome
      }
    },
    async forgive(name, who) {
      await limiters.get(name)?.delete(who)
    },
  }
}

const GENERAL = { points: 600, duration: 60 }

/** Every API call counts against the caller's address; routes with a named limit count there too. */
export function installRateLimit(app: FastifyInstance, limiter: RateLimiter, scale = 1) {
  const general = new RateLimiterMemory({ ...GENERAL, points: GENERAL.points * scale })
  app.addHook('onRequest', async (request, reply) => {
    const { access, limit, unlimited } = request.routeOptions.config
    if (!access || unlimited || isPageRenderer(request)) return
    const who = addressGroup(request.ip)
    const wait = (await spend(general, who)) ?? (limit ? await limiter.consume(limit, who) : null)
    if (wait === null) return
    return turnAway(reply.header('retry-after', String(wait)), {
      status: 429,
      code: 'too_many_requests',
      message: `Too many attempts. Please wait ${waitInWords(wait)} and try again.`,
    })
  })
}

async function spend(limiter: RateLimiterMemory, who: string): Promise<number | null> {
  try {
    await limiter.consume(who)
    return null
  } catch (outcome) {
    if (outcome instanceof RateLimiterRes) return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000))
    throw outcome
  }
}

const waitInWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)
