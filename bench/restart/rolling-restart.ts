import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileCache, SHOP, SHOP_ENV } from '../../scripts/bootstrap/runtime.mjs'
import { roundRobin } from './round-robin.ts'
import { shippedNginx } from './shipped-nginx.ts'

/**
 * Two processes on one database behind a proxy, restarted in turns while shoppers keep asking; not one request may fail.
 * `node bench/restart/rolling-restart.ts [RESTARTS] [DATA_DIR]`, on the built shop; with PROXY=nginx behind the configuration of
 * deploy/. Exits with 1 if a request failed.
 */
const restarts = Number(process.argv[2] ?? 20)
const root = path.resolve(import.meta.dirname, '../..')
const PORTS = [41791, 41792] as const
const SHOPPERS = 8
const PATHS = ['/', '/products', '/product/terai-coffee-table', '/api/products', '/api/rooms', '/blog']

const given = process.argv[3]
const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'saalghar-restart-')))

async function startProcess(port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...SHOP_ENV,
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: compileCache(root),
    DATA_DIR: dataDir,
    PORT: String(port),
  }
  const child = spawn(process.execPath, SHOP, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop on port ${port} did not start`)
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return child
    await sleep(50)
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const tally = { sent: 0, failed: [] as string[], busy: true }

/** Too many requests is an answer of the shop, not a failure of the restart. */
async function ask(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    return answer.ok || answer.status === 429 ? null : `${answer.status} ${answer.statusText}`
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : 'no answer'
  }
}

async function shop(origin: string, first: number): Promise<void> {
  for (let at = first; tally.busy; at++) {
    const address = origin + PATHS[at % PATHS.length]
    tally.sent += 1
    const problem = await ask(address)
    if (problem) tally.failed.push(`${address}: ${problem}`)
    await sleep(5)
  }
}

async function plainProxy() {
  const { server, stop } = roundRobin(PORTS)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const end = async () => {
    stop()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: end }
}

const processes = new Map<number, ChildProcess>()
for (const port of PORTS) processes.set(port, await startProcess(port))
const proxy = process.env['PROXY'] === 'nginx' ? await shippedNginx(PORTS) : await plainProxy()
const { origin } = proxy
const shoppers = Array.from({ length: SHOPPERS }, (_, number) => shop(origin, number))

for (let round = 1; round <= restarts; round++) {
  const port = PORTS[round % 2] ?? PORTS[0]
  const old = processes.get(port)
  if (old) await stopProcess(old)
  processes.set(port, await startProcess(port))
  await sleep(500)
  console.log(`restart ${round}: ${tally.sent} requests so far, ${tally.failed.length} failed`)
}

tally.busy = false
await Promise.all(shoppers)
await proxy.stop()
for (const child of processes.values()) await stopProcess(child)
if (given === undefined) await rm(dataDir, { recursive: true, force: true })
console.log(`${restarts} restarts, ${tally.sent} requests, ${tally.failed.length} failed`)
for (const failure of tally.failed.slice(0, 20)) console.log(failure)
process.exitCode = tally.failed.length === 0 ? 0 : 1
