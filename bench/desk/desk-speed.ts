import { randomUUID } from 'node:crypto'
import { istDate } from '#domain/time/ist.ts'
import { seedShop } from '#server/seed/seed.ts'
import { openGround } from '../storm/ground.ts'
import { withDatabase } from '../with-database.ts'
import { asOwner } from './as-owner.ts'
import { fillOrders } from './many-orders.ts'
import { measure } from './measure.ts'

/** The desk with 100,000 orders: `npm run bench:desk`, or `node bench/desk/desk-speed.ts 20000` for another size. */
const [count = 100_000] = process.argv.slice(2).map(Number)
/** In small it only has to run. */
const isJudged = count >= 10_000
const TODAY = istDate(new Date())

type Asked = { name: string; url: (round: number) => string; limitMs: number }
const PLACES = ['734001', '700019', '560038', '190001', 'kolkata', 'siliguri', 'kochi']
const CALLERS = ['chatterjee', 'buyer77', 'tamang', 'reddy', 'kaur', 'joshi bandra', 'slg-a1', 'sofa']
const list = (query: string) => `/api/backoffice/orders?${query}`
const fixed = (name: string, url: string, limitMs = 150): Asked => ({ name, url: () => url, limitMs })

const asked: Asked[] = [
  fixed('list: newest', list('')),
  { name: 'list: page 2 to 41', url: (round) => list(`page=${2 + round}`), limitMs: 150 },
  fixed('list: last page', list(`page=${Math.max(1, Math.floor(count / 50))}`)),
  fixed('list: to pack', list('status=processing&packed=no&sort=promised')),
  fixed('list: late', list('promised=late&sort=promised')),
  fixed('list: unpaid', list('status=pending')),
  fixed('list: delivered', list('status=delivered')),
  fixed('list: delivered, page 1000', list('status=delivered&page=1000')),
  fixed('list: shipped or in work', list('status=processing,shipped')),
  fixed('list: refunded', list('payment=refunded')),
  fixed('list: payment pending', list('payment=pending')),
  fixed('list: not packed', list('packed=no')),
  fixed('list: due today', list('promised=today&sort=promised')),
  fixed('list: highest', list('sort=-total')),
  fixed('list: by promise', list('sort=promised')),
  fixed('list: one month', list('placed_from=2026-01-01&placed_to=2026-01-31')),
  fixed('list: one month, page 40', list('placed_from=2026-01-01&placed_to=2026-01-31&page=40')),
  {
    name: 'list: search, delivered, highest',
    url: (round) => list(`search=${PLACES[round % PLACES.length]}&status=delivered&sort=-total`),
    limitMs: 150,
  },
  {
    name: 'list: search, page 2 to 20',
    url: (round) => list(`search=siliguri&page=${2 + (round % 19)}`),
    limitMs: 150,
  },
  fixed('list: search, nothing', list('search=zzqqxx')),
  {
    name: 'list: search by town or PIN',
    url: (round) => list(`search=${PLACES[round % PLACES.length]}`),
    limitMs: 150,
  },
  {
    name: 'list: search by name or piece',
    url: (round) => list(`search=${encodeURIComponent(CALLERS[round % CALLERS.length] ?? '')}`),
    limitMs: 150,
  },
  {
    name: 'list: search by telephone',
    url: (round) => list(`search=${6_000_000_000 + (round + 1) * 997 * 37}`),
    limitMs: 150,
  },
  fixed('today', '/api/backoffice/today'),
  fixed('failures', '/api/backoffice/failures'),
  fixed('delivery: a round', `/api/backoffice/delivery?day=${TODAY}&van=Van%201`),
  fixed('delivery: parcels that are due', `/api/backoffice/delivery/parcels?day=${TODAY}`),
  {
    name: 'delivery: search by town or PIN',
    url: (round) => `/api/backoffice/delivery/parcels?day=${TODAY}&search=${PLACES[round % PLACES.length]}`,
    limitMs: 150,
  },
  {
    name: 'search: town or PIN',
    url: (round) => `/api/backoffice/search?q=${PLACES[round % PLACES.length]}`,
    limitMs: 60,
  },
  {
    name: 'search: name or piece',
    url: (round) => `/api/backoffice/search?q=${encodeURIComponent(CALLERS[round % CALLERS.length] ?? '')}`,
    limitMs: 60,
  },
  {
    name: 'search: telephone',
    url: (round) => `/api/backoffice/search?q=${6_000_000_000 + (round + 1) * 997 * 37}`,
    limitMs: 60,
  },
  fixed('search: nothing', '/api/backoffice/search?q=zzqqxx', 60),
]

await withDatabase(async ({ connection, pool }) => {
  const ground = await openGround(connection)
  await seedShop(ground.db, { now: new Date(), hashPassword: async () => randomUUID(), withDemoPeople: false })
  const started = performance.now()
  await fillOrders(pool, count)
  console.log(`${count} orders filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const headers = await asOwner(pool)
  let isSlow = false
  for (const { name, url, limitMs } of asked) {
    const { p50, p95, statements } = await measure(ground.app, url, headers)
    isSlow ||= p95 > limitMs
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${limitMs}, ${statements} statements`)
  }
  process.exitCode = isJudged && isSlow ? 1 : 0
  await ground.close()
})
