import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { generateCatalogue } from '../catalogue/generate.ts'
import { openGround } from '../storm/ground.ts'
import { fillWords } from './many-words.ts'
import { asOwner } from './as-owner.ts'
import { measure } from './measure.ts'

/** The catalogue desk with 100,000 products: `node bench/desk/products-speed.ts`, or with another number. */
const [count = 100_000] = process.argv.slice(2).map(Number)
const LIMIT_MS = 150
const quiet = () => undefined

const WORDS = ['sofa', 'teesta lamp', 'gen-4711', 'mirik', 'wool rug', 'gen-99', 'dining', 'bookcase']
const list = (query: string) => () => `/api/backoffice/products?${query}`
const stock = (query: string) => () => `/api/backoffice/stock?${query}`
const reviews = (query: string) => () => `/api/backoffice/reviews?${query}`
const questions = (query: string) => () => `/api/backoffice/questions?${query}`
const coupons = (query: string) => () => `/api/backoffice/coupons?${query}`
const SAID = ['wobbly', 'number 4711', 'buyer 12', 'asker 77', 'teesta', 'gen-4711', 'lovely mirik', 'zzqqxx']
const asked: [string, (round: number) => string][] = [
  ['list: changed last', list('')],
  ['list: page 2 to 41', (round) => list(`page=${2 + round}`)()],
  ['list: last page', list(`page=${Math.floor(count / 50)}`)],
  ['list: by name', list('sort=name')],
  ['list: dearest', list('sort=-price')],
  ['list: drafts', list('state=draft')],
  ['list: published, one category, on sale', list('state=published&category=1&sale=running&sort=price')],
  ['list: runs low', list('low_stock=yes')],
  ['list: without picture', list('picture=no')],
  ['search', (round) => list(`search=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`)()],
  ['search: nothing', list('search=zzqqxx')],
  ['stock: by name', stock('')],
  ['stock: last page', stock(`page=${Math.floor(count / 50)}`)],
  ['stock: by number', stock('sort=sku')],
  ['stock: most free', stock('sort=-free')],
  ['stock: most held', stock('sort=-held')],
  ['stock: low or out', stock('state=low,out')],
  ['stock: on sale, fewest', stock('kind=on_sale&sort=on_hand')],
  ['stock: search', (round) => stock(`search=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`)()],
  ['stock: moves', () => '/api/backoffice/stock/moves'],
  ['shelves', () => '/api/backoffice/shelves'],
  ['reviews: newest', reviews('')],
  ['reviews: last page', reviews('page=2000')],
  ['reviews: worst first', reviews('sort=rating')],
  ['reviews: one star, not answered', reviews('rating=1&answered=no')],
  ['reviews: hidden', reviews('state=hidden')],
  ['reviews: search', (round) => reviews(`search=${encodeURIComponent(SAID[round % SAID.length] ?? '')}`)()],
  ['questions: newest', questions('')],
  ['questions: waiting, oldest first', questions('state=waiting&sort=asked')],
  ['questions: last page', questions('page=1000')],
  ['questions: search', (round) => questions(`search=${encodeURIComponent(SAID[round % SAID.length] ?? '')}`)()],
  ['coupons: newest', coupons('')],
  ['coupons: running, most used', coupons('state=running&sort=-used')],
  ['coupons: last page', coupons('page=200')],
  ['coupons: search', (round) => coupons(`search=GIFT-${round * 7}`)()],
  ['search words', () => '/api/backoffice/search-words'],
  ['missed searches', () => '/api/backoffice/search-words/missed'],
  [
    'try a search',
    (round) => `/api/backoffice/search-words/try?search=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`,
  ],
  ['one product', (round) => `/api/backoffice/products/${1 + round * 97}`],
]

const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-products-'))
const embedded = await startEmbedded({ dataDir, log: quiet })
const pool = openPool({ ...embedded.connection, statement_timeout: 0 }, quiet)
try {
  await migrate(pool, { log: quiet })
  const ground = await openGround(embedded.connection)
  const started = performance.now()
  await generateCatalogue(pool, count)
  await pool.query('update products set is_active = false where id % 50 = 0')
  await pool.query(`update products set main_image = '', images = '{}' where id % 40 = 0`)
  await fillWords(pool)
  await pool.query('vacuum analyze')
  console.log(`${count} products filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const headers = await asOwner(pool)
  let isSlow = false
  for (const [name, url] of asked) {
    const { p50, p95, statements } = await measure(ground.app, url, headers)
    isSlow ||= p95 > LIMIT_MS
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${LIMIT_MS}, ${statements} statements`)
  }
  const edits = await measureEdits(ground.app, headers)
  isSlow ||= edits.p95 > LIMIT_MS
  console.log(`edit of a price: p50 ${edits.p50.toFixed(1)} ms, p95 ${edits.p95.toFixed(1)} ms of ${LIMIT_MS}`)
  console.log(
    `Meanwhile the machine had ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} processes waiting`,
  )
  process.exitCode = isSlow ? 1 : 0
  await ground.close()
} finally {
  await pool.end()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

type App = Awaited<ReturnType<typeof openGround>>['app']

async function measureEdits(app: App, headers: Record<string, string>) {
  const times: number[] = []
  for (let id = 1; id <= 40; id += 1) {
    const begun = performance.now()
    const payload = { changes: [{ id, version: 1, price: 99_999 + id }] }
    const answer = await app.inject({ method: 'PATCH', url: '/api/backoffice/products', headers, payload })
    if (answer.statusCode !== 200 && answer.statusCode !== 409) throw new Error(answer.body)
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: sorted[20] ?? 0, p95: sorted[38] ?? 0 }
}
