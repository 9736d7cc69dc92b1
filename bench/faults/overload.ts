import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atShare, residentMb, startBuiltShop, timed } from './built-shop.ts'
import type { Fault } from './fault.ts'

const CONNECTIONS = Number(process.env['FAULT_CONNECTIONS'] ?? 1000)
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 20)
const KEPT = '/about'
const AT_MOST_MS = 100
const AT_MOST_MB = 350
const CALM_SECONDS = 45

type Hammered = { statuses: Record<string, number>; withoutRetryAfter: number }

/** A thousand connections on pages that must be rendered; beside them somebody reads a kept page and asks whether the shop lives. */
export const overload: Fault = {
  name: 'overload',
  async run({ dataDir, port }) {
    const shop = await startBuiltShop({ dataDir, port })
    try {
      for (let n = 0; n < 3; n += 1) await timed(shop.origin + KEPT)
      const before = await residentMb(shop.child.pid)
      const hammer = spawn(process.execPath, [
        path.join(import.meta.dirname, 'hammer.ts'),
        shop.origin,
        String(CONNECTIONS),
        String(SECONDS),
      ])
      const printed = text(hammer.stdout)
      const [health, kept, peak] = await probe(shop.origin, shop.child.pid)
      const { statuses, withoutRetryAfter } = JSON.parse(await printed) as Hammered
      await sleep(CALM_SECONDS * 1000)
      const after = await residentMb(shop.child.pid)
      const wrong = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
      return {
        facts: [
          `${CONNECTIONS} connections for ${SECONDS} s: ${JSON.stringify(statuses)}`,
          `healthz p50 ${atShare(health, 0.5)} ms, p99 ${atShare(health, 0.99)} ms; kept page p50 ${atShare(kept, 0.5)} ms, p99 ${atShare(kept, 0.99)} ms (${health.length} asked)`,
          `memory ${before} MB, ${peak} MB at most, ${after} MB ${CALM_SECONDS} s after`,
        ],
        problems: [
          ...(wrong.length > 0 ? [`answers of ${wrong.join(', ')}`] : []),
          ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} answers of 503 without Retry-After`] : []),
          ...(atShare(health, 0.99) > AT_MOST_MS ? [`healthz took ${atShare(health, 0.99)} ms at p99`] : []),
          ...(atShare(kept, 0.99) > AT_MOST_MS ? [`a kept page took ${atShare(kept, 0.99)} ms at p99`] : []),
          ...(after > AT_MOST_MB ? [`${after} MB are still in use`] : []),
        ],
      }
    } finally {
      await shop.stop()
    }
  },
}

async function probe(origin: string, pid: number | undefined): Promise<[number[], number[], number]> {
  const [health, kept]: [number[], number[]] = [[], []]
  let peak = 0
  await sleep(1_000)
  const until = Date.now() + (SECONDS - 2) * 1000
  while (Date.now() < until) {
    health.push((await timed(`${origin}/healthz`)).ms)
    kept.push((await timed(origin + KEPT)).ms)
    peak = Math.max(peak, await residentMb(pid))
    await sleep(30)
  }
  return [health, kept, peak]
}
