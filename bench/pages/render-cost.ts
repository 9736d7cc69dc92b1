import { readFileSync } from 'node:fs'
import { databaseCpuOf } from '../desk/cpu-spent.ts'

/**
 * CPU time of one page that is not kept. Misses are made with a search that no other request had, so that every answer is
 * rendered, compressed and thrown into the cache anew. `node bench/pages/render-cost.ts http://127.0.0.1:3000 PID CLUSTER`, the folder
 * of the built-in database.
 */
const [shop = 'http://127.0.0.1:3000', pid = '', cluster = ''] = process.argv.slice(2)
const WARM_UP = 300
const PAGES = 500

function cpuMs(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

let serial = 0
async function renderAnew(): Promise<void> {
  serial += 1
  const answer = await fetch(`${shop}/products?min_price=${serial % 900}.${10 + Math.floor(serial / 900)}`, {
    headers: { 'accept-encoding': 'br' },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
}

const databaseMs = databaseCpuOf(cluster)
for (let page = 0; page < WARM_UP; page++) await renderAnew()
const [before, databaseBefore] = [cpuMs(), databaseMs()]
for (let page = 0; page < PAGES; page++) await renderAnew()
const each = (ms: number) => (ms / PAGES).toFixed(2)
console.log(
  `${each(cpuMs() - before)} ms of CPU in Node and ${each(databaseMs() - databaseBefore)} in PostgreSQL per listing page that was not kept (${PAGES} pages, all threads)`,
)
