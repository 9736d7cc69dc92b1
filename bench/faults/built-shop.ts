import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from './end-with-us.ts'
import { compileCache, SHOP, SHOP_ENV } from '../../scripts/bootstrap/runtime.mjs'

export const root = path.resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 120_000

export type BuiltShop = { origin: string; child: ChildProcess; dataDir: string; said(): string; stop(): Promise<void> }
type Options = {
  dataDir: string
  port: number
  env?: Record<string, string>
  nodeArgs?: string[]
  /** `worker`: background work alone. */
  as?: 'worker'
  /** Another version of the shop, built in another folder. */
  from?: string
}

/** The shop as `npm start` runs it. */
export async function startBuiltShop(options: Options): Promise<BuiltShop> {
  const shop = launchBuiltShop(options)
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && shop.child.exitCode === null) {
    const answer = await fetch(`${shop.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    if (answer?.ok) return shop
    await sleep(50)
  }
  await shop.stop()
  throw new Error(`The shop did not open:\n${shop.said()}`)
}

export function launchBuiltShop({ dataDir, port, env = {}, nodeArgs = [], as, from = root }: Options): BuiltShop {
  const child = spawn(process.execPath, [...nodeArgs, ...SHOP, ...(as ? [as] : [])], {
    cwd: from,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...SHOP_ENV,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compileCache(from),
      DATA_DIR: dataDir,
      PORT: String(port),
      ...sharedDatabase(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  let said = ''
  const collect = (chunk: Buffer) => void (said = (said + chunk.toString()).slice(-20_000))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exited = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exited
  }
  return { origin: `http://127.0.0.1:${port}`, child, dataDir, said: () => said, stop }
}

/** The tests give a command a database on a server that they share; a shop there is small and makes no pictures. */
function sharedDatabase(): Record<string, string> {
  const url = process.env['BENCH_DATABASE_URL']
  return url === undefined ? {} : { DATABASE_URL: url, SEED: 'empty', WORKER: 'off' }
}

export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Every process of the database whose files lie in the folder. */
export async function postgresOf(dataDir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
      return folder.startsWith(path.join(dataDir, 'postgres')) ? Number(pid) : null
    }),
  )
  return found.filter((pid) => pid !== null)
}

export type Timed = { status: number; ms: number; retryAfter: string | null }

/** Status 0: no answer within the time. */
export async function timed(address: string, init: RequestInit = {}, withinMs = 40_000): Promise<Timed> {
  const began = performance.now()
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(withinMs) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  const ms = Math.round(performance.now() - began)
  return { status: answer?.status ?? 0, ms, retryAfter: answer?.headers.get('retry-after') ?? null }
}

export const atShare = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
