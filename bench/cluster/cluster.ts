import { setTimeout as sleep } from 'node:timers/promises'
import { openDb, openPool } from '#server/db/connect.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { checkInvariants } from '../storm/invariants.ts'
import { amidOrders, startShoppers } from '../storm/shoppers.ts'
import { BUILT_SHOP, DEBIAN_POSTGRES, NGINX, requireNeeds } from '../needs.ts'
import { type Name, startMachines } from './machines.ts'
import { settled } from './settled.ts'
import { sharePicture } from './shared-picture.ts'
import { type Tally, visitors } from './visitors.ts'

/**
 * `npm run cluster`: two web processes, a worker, Debian's PostgreSQL, an S3 server, a mail server and nginx with the settings of
 * deploy/, while people read and buy. Restarted in turns (not one request may fail), then killed in any order, the database too;
 * at the end the books are asked. Needs `apt install postgresql nginx`. CLUSTER_REQUESTS and CLUSTER_KILLS make it smaller;
 * `npm run cluster -- --check` only says whether they are here.
 */
const REQUESTS = Number(process.env['CLUSTER_REQUESTS'] ?? 10_000)
const KILLS = Number(process.env['CLUSTER_KILLS'] ?? 9)
const NAMES: readonly Name[] = ['web-1', 'web-2', 'worker']

await requireNeeds([DEBIAN_POSTGRES, NGINX, BUILT_SHOP])
const problems: string[] = []
const machines = await startMachines()
const pool = openPool({ connectionString: machines.postgres.url, max: 4 }, () => undefined)
const db = openDb(pool)
console.log(`${machines.postgres.version}; two web processes and a worker behind nginx at ${machines.proxy.origin}`)

const people = await Promise.all(Array.from({ length: 251 }, () => addPerson(db)))
const productIds = await Promise.all(Array.from({ length: 4 }, () => addProduct(db, { stock: 100_000 })))
const acknowledged: string[] = []
problems.push(...(await sharePicture(machines, pool, await addPerson(db, 'owner'))))
console.log('a picture brought to one process is shown by both, in a size that the worker made')

const crowd = visitors(machines.proxy.origin, [machines.direct('web-1'), machines.direct('web-2')])
const coupon = await addCoupon(db, { percentBp: 1000 })
const shoppers = startShoppers(
  { origin: machines.proxy.origin, ask: crowd.ask },
  people,
  productIds,
  acknowledged,
  coupon,
)
await amidOrders(acknowledged)
crowd.turnPage()

const restarts = await rollOn()
const rolled = crowd.turnPage()
tell(`${restarts} restarts in turns`, rolled)
if (rolled.failures.length > 0) problems.push(`${rolled.failures.length} requests failed in the restarts`)

await killOn()
tell(`${KILLS} kills, and the database's once`, crowd.turnPage())
await shoppers.stop()
await crowd.leave()

console.log(await settled(pool))
const { rows } = await pool.query<{ now: Date }>('select now()')
const now = rows[0]?.now ?? new Date()
const { rows: paid } = await pool.query<{ n: number }>(
  "select count(*)::int as n from orders where paid_at > now() - interval '1 hour'",
)
if ((paid[0]?.n ?? 0) < acknowledged.length / 3) problems.push('hardly anything was paid')
for (const { invariant, what } of await checkInvariants(pool, { now, acknowledged }))
  problems.push(`(${invariant}) ${what}`)
console.log(
  `${acknowledged.length} orders were acknowledged, ${paid[0]?.n} paid, ${machines.mail.received.length} mails received`,
)
await pool.end()
await machines.stop()
if (problems.length > 0) console.log(`the worker said: ${machines.said('worker').slice(-2000)}`)
for (const problem of problems) console.log(`wrong: ${problem}`)
console.log(problems.length === 0 ? 'ok     cluster' : 'FAILED cluster')
process.exit(problems.length === 0 ? 0 : 1)

/** Each in its turn, until so many requests were sent meanwhile. */
async function rollOn(): Promise<number> {
  let round = 0
  for (; crowd.soFar() < REQUESTS || round < NAMES.length; round += 1) {
    await machines.restart(NAMES[round % NAMES.length] ?? 'web-1')
    await sleep(300)
  }
  return round
}

/** No farewell: some of those who wait for that very process get no answer, and nobody loses what was acknowledged. */
async function killOn(): Promise<void> {
  for (let round = 0; round < KILLS; round += 1) {
    const name = NAMES[round % NAMES.length] ?? 'web-1'
    await amidOrders(acknowledged)
    await machines.kill(name)
    await sleep(500)
    await machines.start(name)
  }
  await amidOrders(acknowledged)
  console.log(`the database was killed and answered again after ${await machines.postgres.killAndStart()} ms`)
  await amidOrders(acknowledged)
}

function tell(what: string, { reads, writes, failures }: Tally): void {
  console.log(`${what}: ${reads} reads and ${writes} writes, ${failures.length} failed`)
  for (const failure of failures.slice(0, 10)) console.log(`        ${failure}`)
}
