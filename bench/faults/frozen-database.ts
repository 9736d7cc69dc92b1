import { setTimeout as sleep } from 'node:timers/promises'
import { postgresOf, startBuiltShop, timed } from './built-shop.ts'
import type { Fault } from './fault.ts'

const READY_WITHIN_MS = 2_000
const FROZEN_MS = 12_000

/** Every process of PostgreSQL is stopped in the middle of its work: connections stay open and nobody answers. */
export const frozenDatabase: Fault = {
  name: 'frozen-database',
  async run({ dataDir, port }) {
    const shop = await startBuiltShop({ dataDir, port })
    const pids = await postgresOf(dataDir)
    try {
      for (let n = 0; n < 3; n += 1) await timed(`${shop.origin}/about`)
      for (const pid of pids) signal(pid, 'SIGSTOP')
      const frozenAt = Date.now()
      const [ready, waiting] = await Promise.all([
        timed(`${shop.origin}/readyz`),
        timed(`${shop.origin}/api/products?search=frozen`),
      ])
      const next = await timed(`${shop.origin}/api/products?search=next`)
      const order = await timed(`${shop.origin}/api/enquiries`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
      const page = await timed(`${shop.origin}/products?search=lamp`)
      const kept = await timed(`${shop.origin}/about`)
      await sleep(Math.max(0, FROZEN_MS - (Date.now() - frozenAt)))
      for (const pid of pids) signal(pid, 'SIGCONT')
      const thawedAt = Date.now()
      while ((await timed(`${shop.origin}/readyz`)).status !== 200 && Date.now() - thawedAt < 30_000) await sleep(50)
      const backAfter = Date.now() - thawedAt
      const again = await timed(`${shop.origin}/api/products?search=again`)
      const told = { ready, waiting, next, order, page, kept, again }
      return {
        facts: [
          ...Object.entries(told).map(
            ([what, { status, ms, retryAfter }]) => `${what}: ${status} after ${ms} ms, Retry-After ${retryAfter}`,
          ),
          `ready again ${backAfter} ms after it went on`,
        ],
        problems: [
          ...(ready.status === 503 && ready.ms <= READY_WITHIN_MS ? [] : ['readyz did not say so within 2 s']),
          ...[waiting, next, order, page]
            .filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
            .map(() => 'an answer without 503 and Retry-After'),
          ...(kept.status === 200 ? [] : ['the kept page was gone']),
          ...(again.status === 200 ? [] : ['it did not go on']),
        ],
      }
    } finally {
      for (const pid of pids) signal(pid, 'SIGCONT')
      await shop.stop()
    }
  },
}

/** A backend whose shopper has left ends by itself. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone, which is as quiet as can be.
  }
}
