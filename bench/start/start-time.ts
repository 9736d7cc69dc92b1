import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compileCache, SHOP, SHOP_ENV } from '../../scripts/bootstrap/runtime.mjs'

/**
 * From the start of the process on existing data to the first page, and what it keeps of the memory when nobody is there.
 * `node bench/start/start-time.ts DATA_DIR [PORT]`, after one `npm start` has built the web and filled that folder.
 */
const [dataDir, port = '41790'] = process.argv.slice(2)
if (!dataDir) throw new Error('Say which DATA_DIR to start on')
const root = path.resolve(import.meta.dirname, '../..')
const url = `http://127.0.0.1:${port}/`
const ROUNDS = 5
const IDLE_MS = 20_000

function startShop() {
  const env = {
    ...process.env,
    ...SHOP_ENV,
    NODE_COMPILE_CACHE: compileCache(root),
    DATA_DIR: dataDir,
    PORT: port,
  }
  return spawn(process.execPath, SHOP, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function firstPage(): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok && (await answer.text()).includes('</html>')) return performance.now() - began
    await sleep(10)
  }
}

/** User and system time of the process so far: on a busy machine the clock says more about the others than about us. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

for (let round = 1; round <= ROUNDS; round++) {
  const shop = startShop()
  const ms = await firstPage()
  const pid = shop.pid ?? 0
  const cpu = cpuMs(pid)
  if (round === ROUNDS) await sleep(IDLE_MS)
  console.log(
    `round ${round}: first page after ${Math.round(ms)} ms, ${cpu} ms of CPU, ${Math.round(residentMb(pid))} MB resident`,
  )
  shop.kill('SIGTERM')
  await once(shop, 'exit')
}
