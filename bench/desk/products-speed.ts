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
import { catalogueAsks } from './catalogue-asks.ts'
import { cpuOf } from './cpu-spent.ts'
import { measure } from './measure.ts'

/**
 * The catalogue desk with 100,000 products: `node bench/desk/products-speed.ts`, or with another number. With KEPT=folder what was
 * filled in stays there and is asked again next time; ONLY=reviews asks what is called so alone.
 */
const [count = 100_000] = process.argv.slice(2).map(Number)
const LIMIT_MS = 150
const MOST_STATEMENTS = 3
const kept = process.env['KEPT']
const only = process.env['ONLY'] ?? ''
const quiet = () => undefined

const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'saalghar-products-')))
const embedded = await startEmbedded({ dataDir, log: quiet })
const pool = openPool({ ...embedded.connection, statement_timeout: 0 }, quiet)
try {
  await migrate(pool, { log: quiet })
  const ground = await openGround(embedded.connection)
  const started = performance.now()
  const { rows: filled } = await pool.query('select from missed_searches limit 1')
  if (filled.length === 0) await fill()
  console.log(`${count} products filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const headers = await asOwner(pool)
  let isSlow = false
  for (const [name, url, most = MOST_STATEMENTS] of catalogueAsks(count).filter(([title]) => title.startsWith(only))) {
    const { p50, p95, statements, cpuEach } = await measure(ground.app, url, headers, cpuOf(embedded.cluster))
    isSlow ||= p95 > LIMIT_MS || statements > most
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${LIMIT_MS}, CPU ${cpuEach.toFixed(1)} ms, ${statements} statements`,
    )
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
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  await generateCatalogue(pool, count)
  await pool.query('update products set is_active = false where id % 50 = 0')
  await pool.query(`update products set main_image = '', images = '{}' where id % 40 = 0`)
  await fillWords(pool)
  await pool.query('vacuum analyze')
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
