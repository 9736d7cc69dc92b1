import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the numbers that the system lends to connections, above the one that browsers refuse (10080). */
const FIRST_PORT = 11_000
const PORTS_EACH = 500
const WORKERS = 40

/** Two suites on one machine begin at different numbers. */
let asked = Math.floor(Math.random() * PORTS_EACH)

/**
 * A port of this machine that nobody listens on. It stays free until the shop listens, and two workers of the browser tests
 * may ask in between: each has numbers of its own, or a test would talk to the other's shop.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % WORKERS
  for (;;) {
    asked = (asked + 1) % PORTS_EACH
    const port = FIRST_PORT + worker * PORTS_EACH + asked
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
