import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { residentMb, startBuiltShop } from '../faults/built-shop.ts'
import { BUILT_SHOP, requireNeeds } from '../needs.ts'

/**
 * What a web process holds after so many different pages, none of which was asked for before: `node bench/memory/many-pages.ts [PAGES]`,
 * 10,000 unless said otherwise, on the built shop. Ends with 1 above 350 MB. Its worker is off: until all sizes of pictures are made,
 * it would be measured too.
 */
const [pages = 10_000] = process.argv.slice(2).map(Number)
const MOST_MB = 350
const AT_ONCE = 2
const CALM_MS = pages >= 1_000 ? 30_000 : 0

await requireNeeds([BUILT_SHOP])
const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-memory-'))
const shop = await startBuiltShop({ dataDir, port: await freePort(), env: { WORKER: 'off' } })
try {
  const atStart = await residentMb(shop.child.pid)
  let peak = atStart
  let asked = 0
  const visit = async () => {
    while (asked < pages) {
      await readPage(asked++)
      if (asked % 100 === 0) peak = Math.max(peak, await residentMb(shop.child.pid))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  await sleep(CALM_MS)
  const left = await residentMb(shop.child.pid)
  console.log(`${pages} different pages: ${atStart} MB before, ${peak} at most, ${left} after (aim ${MOST_MB})`)
  process.exitCode = left > MOST_MB ? 1 : 0
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function readPage(number: number): Promise<void> {
  const address = `${shop.origin}/products?min_price=${number % 9_999}&max_price=${20_000 + number}`
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}
