import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { findRuntime, SHOP, SHOP_ENV } from '../../scripts/bootstrap/runtime.mjs'

export type Shop = { url: string; dataDir: string; stop(): Promise<void> }

export const root = join(import.meta.dirname, '..', '..')
const READY_WITHIN_MS = 240_000

/** The built shop as `npm start` runs it, on a free port and with a data folder of its own; nothing of it is pretended. */
export async function startShop(dataDir: string, extra: Record<string, string> = {}): Promise<Shop> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const logFile = join(root, 'test-results', `shop-${port}.log`)
  const child = spawnShop(
    { ...bareEnvironment(), PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...extra },
    logFile,
  )
  const exited = once(child, 'exit')
  await untilReady(child, url, logFile)
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exited
  }
  return { url, dataDir, stop }
}

function spawnShop(env: NodeJS.ProcessEnv, logFile: string): ChildProcess {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const log = openSync(logFile, 'w')
  const child = spawn(findRuntime(root), SHOP, { cwd: root, env, stdio: ['ignore', log, log] })
  closeSync(log)
  return child
}

/** Keys of a real provider in the developer's shell must not reach a shop that tests press buttons in. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: process.env['HOME'], ...SHOP_ENV, LOG_LEVEL: 'warn' }
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(url)) return
    await sleep(50)
  }
  child.kill('SIGTERM')
  throw new Error(`The shop did not open:\n${await readFile(logFile, 'utf8')}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
