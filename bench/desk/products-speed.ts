import { loadavg } from 'node:os'
import type pg from 'pg'
import { generateCatalogue } from '../catalogue/generate.ts'
import { openGround } from '../storm/ground.ts'
import { fillWords } from './many-words.ts'
import { asOwner } from './as-owner.ts'
import { catalogueAsks } from './catalogue-asks.ts'
import { measure } from './measure.ts'
import { withDatabase } from '../with-database.ts'

/**
 * The catalogue desk with 100,000 products: `node bench/desk/products-speed.ts`, or with another number. With KEPT=folder what was
 * filled in stays there and is asked again next time; ONLY=reviews asks what is called so alone.
 */
const [count = 100_000] = process.argv.slice(2).map(Number)
/** In small it only has to run, in its number of statements. */
const isJudged = count >= 1_000
const LIMIT_MS = 150
const MOST_STATEMENTS = 3
const only = process.env['ONLY'] ?? ''

await withDatabase(async ({ connection, pool, cpu }) => {
  const ground = await openGround(connection)
  const started = performance.now()
  const { rows: filled } = await pool.query('select from missed_searches limit 1')
  if (filled.length === 0) await fill(pool)
  console.log(`${count} products filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const headers = await asOwner(pool)
  let isSlow = false
  for (const [name, url, most = MOST_STATEMENTS] of catalogueAsks(count).filter(([title]) => title.startsWith(only))) {
    const { p50, p95, statements, cpuEach } = await measure(ground.app, url, headers, cpu)
    isSlow ||= (isJudged && p95 > LIMIT_MS) || statements > most
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${LIMIT_MS}, CPU ${cpuEach.toFixed(1)} ms, ${statements} statements`,
    )
  }
  const edits = await measureEdits(ground.app, headers)
  isSlow ||= isJudged && edits.p95 > LIMIT_MS
  console.log(`edit of a price: p50 ${edits.p50.toFixed(1)} ms, p95 ${edits.p95.toFixed(1)} ms of ${LIMIT_MS}`)
  console.log(
    `Meanwhile the machine had ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} processes waiting`,
  )
  process.exitCode = isSlow ? 1 : 0
  await ground.close()
}, process.env['KEPT'])

async function fill(pool: pg.Pool): Promise<void> {
  await generateCatalogue(pool, count)
  await pool.query('update products set is_active = false where id % 50 = 0')
  await pool.query(`update products set main_image = '', images = '{}' where id % 40 = 0`)
  await fillWords(pool, Math.min(1, count / 100_000))
  await pool.query('vacuum analyze')
}

type App = Awaited<ReturnType<typeof openGround>>['app']

async function measureEdits(app: App, headers: Record<string, string>) {
  const times: number[] = []
  for (let id = 1; id <= Math.min(40, count); id += 1) {
    const begun = performance.now()
    const payload = { changes: [{ id, version: 1, price: 99_999 + id }] }
    const answer = await app.inject({ method: 'PATCH', url: '/api/backoffice/products', headers, payload })
    if (answer.statusCode !== 200 && answer.statusCode !== 409) throw new Error(answer.body)
    times.push(performance.now() - begun)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
