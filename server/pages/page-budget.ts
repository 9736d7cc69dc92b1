import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '#server/http/address-group.ts'

/** Nobody reads five pages a second; a search engine does not ask for more. Kept pages are free. */
const PAGES = { points: 300, duration: 60 }
const THIS_MACHINE = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * How many pages an address may have rendered, so that one visitor cannot take every turn. Where everybody seems to come from
 * this machine a proxy stands in front that is not named in TRUST_PROXY: one budget for all of them would shut the shop.
 */
export function pageBudget(scale = 1): (ip: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ ...PAGES, points: PAGES.points * scale })
  return async (ip) => {
    if (THIS_MACHINE.test(ip)) return null
    try {
      await limiter.consume(addressGroup(ip))
      return null
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000))
      throw outcome
    }
  }
}
