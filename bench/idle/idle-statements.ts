import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startBuiltShop } from '../faults/built-shop.ts'
import { BUILT_SHOP, requireNeeds } from '../needs.ts'

/**
 * What a shop asks of its database while nobody is there: PostgreSQL writes down every statement, with the name of the connection.
 * `node bench/idle/idle-statements.ts [SECONDS]`, 180 unless said otherwise, on the built shop. Ends with 1 where the queue of jobs
 * asks more than 200 times a minute.
 */
const [seconds = 180] = process.argv.slice(2).map(Number)
const MOST_OF_QUEUE = 200
/** The queue looks again every 45 s: less than a minute has no rate. */
const isJudged = seconds >= 60
/** What a start asks, and what it puts off, is not idle. */
const CALM_SECONDS = isJudged ? 60 : 1
const QUEUE = 'saalghar-jobs'
const quiet = () => undefined

await requireNeeds([BUILT_SHOP])
const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-idle-'))
// The shop joins the database that it finds running.
const embedded = await startEmbedded({
  dataDir,
  log: quiet,
  settings: { log_statement: 'all', log_line_prefix: '%a|' },
})
const shop = await startBuiltShop({ dataDir, port: await freePort(), env: { SEED: 'empty' } })
await sleep(CALM_SECONDS * 1000)
const before = await statements()
await sleep(seconds * 1000)
const after = await statements()
await shop.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })

const perMinute = (names: string[]) => Math.round((names.length * 60) / seconds)
const asked = after.slice(before.length)
const byQueue = perMinute(asked.filter((name) => name === QUEUE))
console.log(`${byQueue} statements a minute by the queue of jobs, ${perMinute(asked)} in all, in ${seconds} s`)
if (after.length === 0) console.log('wrong: not one statement was written down')
process.exitCode = after.length === 0 || (isJudged && byQueue > MOST_OF_QUEUE) ? 1 : 0

/** The connection of each so far. */
async function statements(): Promise<string[]> {
  const said = await readFile(path.join(dataDir, 'postgres.log'), 'utf8')
  return [...said.matchAll(/^([^|\n]*)\|LOG: {2}(?:statement|execute [^:]+):/gm)].map(([, name = '']) => name)
}
