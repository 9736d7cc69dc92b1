import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '#server/testing/free-port.ts'

const PROGRAM = path.join(import.meta.dirname, 'child-shop.ts')
const READY_WITHIN_MS = 120_000

export type ShopProcess = {
  origin: string
  readyAfterMs: number
  isAlive(): boolean
  /** As the machine would do it: no farewell, no clean-up. */
  kill(): Promise<void>
}

export async function startShopProcess(connection: pg.PoolConfig, isNaive: boolean): Promise<ShopProcess> {
  const port = await freePort()
  const started = Date.now()
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PORT: String(port),
      STORM_CONNECTION: JSON.stringify(connection),
      STORM_NAIVE: isNaive ? 'yes' : 'no',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, isAlive)
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return { origin, readyAfterMs: Date.now() - started, isAlive, kill }
}

export async function untilReady(origin: string, isAlive: () => boolean): Promise<number> {
  const started = Date.now()
  while (Date.now() - started < READY_WITHIN_MS) {
    if (!isAlive()) throw new Error('The shop ended by itself')
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
    if (answer?.ok) return Date.now() - started
    await sleep(50)
  }
  throw new Error('The shop did not become ready')
}
