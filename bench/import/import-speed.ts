import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import writeXlsx from 'write-excel-file/node'
import type { OpenImportJson } from '#domain/api/imports.ts'
import { seedShop } from '#server/seed/seed.ts'
import { addPerson } from '#server/testing/shop-fixtures.ts'
import { type Ground, openGround } from '../storm/ground.ts'
import { withDatabase } from '../with-database.ts'
import { inWords, lookAround, orderAlong, slowest } from './shoppers.ts'

/**
 * Sheets of 20,000 products: `npm run bench:import`, or `node bench/import/import-speed.ts 5000` for another size. New ones, the same
 * ones at new prices, the same as a workbook, and back again; meanwhile somebody looks at the shop, and somebody orders the very pieces.
 */
const [count = 20_000] = process.argv.slice(2).map(Number)
/** In small it only has to run: the first order of all takes longest, and of a few it is the slowest twentieth. */
const isJudged = count >= 1_000
const LIMIT_S = 60
const ORDER_P95_MS = 300
const HEADINGS = [
  'SKU',
  'Name',
  'Category',
  'Room',
  'Price',
  'HSN code',
  'Stock',
  'Published',
  'Material',
  'Colour',
  'Weight (kg)',
  'Width (mm)',
  'Short description',
  'Description',
  'Features',
]
const WORDS =
  'Pegged and glued at every corner, and oiled by hand in our Siliguri workshop. It goes up a narrow staircase.'
const quiet = () => undefined
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

type Row = (string | number)[]
const rowAt = (at: number, price: number): Row => [
  `BULK-${at}`,
  `Teesta side table ${at}`,
  'Tables',
  'Living Room',
  price,
  '940360',
  5,
  'yes',
  'Sal wood and cane',
  'Honey',
  12.5,
  600,
  `Table number ${at}`,
  `${WORDS} ${at}`,
  'Solid wood | Oiled by hand',
]
const rowsAt = (price: number) => Array.from({ length: count }, (_, at) => rowAt(at, price + (at % 500)))
const csv = (rows: Row[]) =>
  Buffer.from([HEADINGS, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'))

await withDatabase(async ({ connection }) => {
  const ground = await openGround(connection)
  await seedShop(ground.db, { now: new Date(), hashPassword: async () => randomUUID(), withDemoPeople: false })
  const { headers } = await addPerson(ground.db, 'owner')
  const notices = await countNotices(connection)
  const measured = <T>(name: string, work: () => Promise<T>) => measure(ground, notices, name, work)

  let last = await measured(`CSV, ${count} new`, () => whole(ground, headers, 'new.csv', csv(rowsAt(1000))))
  last = await measured(`CSV, ${count} changed`, () => whole(ground, headers, 'changed.csv', csv(rowsAt(2000))))
  await measured('undo', () => act(ground, headers, `/${last.id}/undo`, { reason: 'bench' }))
  const book = await writeXlsx([HEADINGS, ...rowsAt(3000)] as never, { sheet: 'Products' }).toBuffer()
  last = await measured(`XLSX, ${count} changed`, () => whole(ground, headers, 'changed.xlsx', book))
  await measured('export CSV', () => download(ground, headers, 'csv'))
  await measured('export XLSX', () => download(ground, headers, 'xlsx'))
  await notices.end()
  await ground.close()
}).catch((error: unknown) => {
  console.error(error)
  // The shop that was asked is still open.
  process.exit(1)
})

type Headers = Record<string, string>

async function act({ app, runJobs }: Ground, headers: Headers, url: string, payload: object): Promise<OpenImportJson> {
  const answer = await app.inject({ method: 'POST', url: `/api/backoffice/imports${url}`, headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
  await runJobs()
  const { id } = answer.json<{ data: OpenImportJson }>().data
  return (await app.inject({ url: `/api/backoffice/imports/${id}`, headers })).json<{ data: OpenImportJson }>().data
}

async function whole(ground: Ground, headers: Headers, name: string, file: Buffer): Promise<OpenImportJson> {
  const began = performance.now()
  const checked = await act(ground, headers, '', { file_name: name, content: file.toString('base64') })
  const checkedAfter = performance.now() - began
  const done = await act(ground, headers, `/${checked.id}/run`, {})
  if (done.state !== 'done') throw new Error(`${name}: ${done.state} ${done.failure} ${JSON.stringify(done.counts)}`)
  console.log(
    `  read and checked ${seconds(checkedAfter)}, imported ${seconds(performance.now() - began - checkedAfter)}`,
  )
  return done
}

async function download({ app }: Ground, headers: Headers, format: string): Promise<void> {
  const file = await app.inject({ url: `/api/backoffice/imports/export?format=${format}`, headers })
  if (file.statusCode !== 200) throw new Error(file.body)
  console.log(`  ${(file.rawPayload.length / 1e6).toFixed(1)} MB`)
}

/** How long the work took, and how long those waited who looked at the shop and ordered meanwhile. */
async function measure<T>(ground: Ground, notices: Notices, name: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const shoppers = [await lookAround(ground), await orderAlong(ground)] as const
  const told = notices.count()
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  const [looked, ordered] = await Promise.all(shoppers.map((shopper) => shopper.stop()))
  delay.disable()
  console.log(
    `${name}: ${seconds(took)}; meanwhile listings ${inWords(looked)}; orders ${inWords(ordered)}; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, max ${(delay.max / 1e6).toFixed(0)} ms; ${notices.count() - told} notices to the pages; ${seconds((user + system) / 1000)} of the shop's own processor time, ${loadavg()[0]?.toFixed(1)} processes waiting`,
  )
  if (isJudged && (took > LIMIT_S * 1000 || slowest(ordered, 0.95) > ORDER_P95_MS)) process.exitCode = 1
  return result
}

type Notices = { count: () => number; end: () => Promise<void> }

async function countNotices(connection: pg.PoolConfig): Promise<Notices> {
  const client = new pg.Client(connection)
  let heard = 0
  client.on('notification', () => (heard += 1))
  client.on('error', quiet)
  await client.connect()
  await client.query('listen page_tags')
  return { count: () => heard, end: () => client.end() }
}
