import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openPool } from '#server/db/connect.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { cancelCaptureShip } from './cancel-capture-ship.ts'
import { couponRush } from './coupon-rush.ts'
import { crashApp } from './crash-app.ts'
import { crashDatabase } from './crash-database.ts'
import { type Ground, openGround } from './ground.ts'
import { lostMessages } from './lost-messages.ts'
import { moneyStorm } from './money.ts'
import { oversell } from './oversell.ts'
import { providerTrouble } from './provider-trouble.ts'
import type { StormReport } from './report.ts'
import { webhookStorm } from './webhooks.ts'

type Place = { connection: pg.PoolConfig; dataDir: string }
type Storm = {
  run(ground: Ground, place: Place): Promise<StormReport>
  settings?: Record<string, string>
  withoutTransactions?: boolean
}
type Pair = { name: string; real: Storm; naive: Storm }

const quiet = () => undefined
/** On a busy machine STORM_SHARE=0.1 storms a tenth. */
const share = Number(process.env['STORM_SHARE'] ?? 1)
const of = (count: number) => Math.max(2, Math.round(count * share))
const size = { buyers: 1000, units: 10, rounds: of(20) }
const LAZY_DISK = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }

/** Every storm at full size, and beside it the careless shop that it must catch. */
const STORMS: readonly Pair[] = [
  {
    name: 'money',
    real: { run: async () => moneyStorm(of(1_000_000)) },
    naive: { run: async () => moneyStorm(of(1_000_000), true) },
  },
  {
    name: 'oversell',
    real: { run: (ground) => oversell(ground, size) },
    naive: { run: (ground) => oversell(ground, { ...size, rounds: 2 }), withoutTransactions: true },
  },
  {
    name: 'coupon-rush',
    real: { run: (ground) => couponRush(ground, { buyers: of(300), uses: 50 }) },
    naive: { run: (ground) => couponRush(ground, { buyers: 60, uses: 20 }), withoutTransactions: true },
  },
  {
    name: 'webhooks',
    real: { run: (ground) => webhookStorm(ground, of(2000)) },
    naive: { run: (ground) => webhookStorm(ground, 200, true) },
  },
  {
    name: 'lost',
    real: { run: (ground) => lostMessages(ground, of(50)) },
    naive: { run: (ground) => lostMessages(ground, 5, true) },
  },
  {
    name: 'provider',
    real: { run: (ground) => providerTrouble(ground, of(5)) },
    naive: { run: (ground) => providerTrouble(ground, 1, true) },
  },
  {
    name: 'cancel-capture-ship',
    real: { run: (ground) => cancelCaptureShip(ground, of(200)) },
    naive: { run: (ground) => cancelCaptureShip(ground, 100), withoutTransactions: true },
  },
  {
    name: 'crash-app',
    real: { run: (ground, { connection }) => crashApp(ground, connection, of(60)) },
    naive: { run: (ground, { connection }) => crashApp(ground, connection, of(8), true) },
  },
  {
    name: 'crash-database',
    real: { run: (ground, place) => crashDatabase(ground, place, of(20)) },
    naive: { run: (ground, place) => crashDatabase(ground, place, of(4)), settings: LAZY_DISK },
  },
]

/** `npm run storm`, or `npm run storm -- oversell webhooks` for some of them. */
const wanted = process.argv.slice(2)
const chosen = STORMS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) console.error(`There are these storms: ${STORMS.map(({ name }) => name).join(', ')}.`)
let failed = chosen.length === 0 ? 1 : 0
for (const { real, naive } of chosen) {
  const held = await weather(real)
  const caught = await weather(naive)
  const isGood = held.violations.length === 0 && caught.violations.length > 0
  if (!isGood) failed += 1
  tell(isGood, held, caught)
}
process.exitCode = failed === 0 ? 0 : 1

async function weather({ run, settings, withoutTransactions }: Storm): Promise<StormReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'saalghar-storm-'))
  const embedded = await startEmbedded({ dataDir, log: quiet, settings: { max_connections: '200', ...settings } })
  try {
    return await onGround(embedded, dataDir, run, withoutTransactions ?? false)
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onGround(
  { connection }: Embedded,
  dataDir: string,
  run: Storm['run'],
  withoutTransactions: boolean,
): Promise<StormReport> {
  const pool = openPool(connection, quiet)
  await migrate(pool, { log: quiet })
  await pool.end()
  const ground = await openGround(connection, { withoutTransactions })
  try {
    return await run(ground, { connection, dataDir })
  } finally {
    await ground.close()
  }
}

function tell(isGood: boolean, held: StormReport, caught: StormReport) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${held.storm}`)
  for (const fact of held.facts.slice(-4)) console.log(`         ${fact}`)
  for (const violation of held.violations.slice(0, 10)) console.log(`         lost: ${violation}`)
  console.log(`         the careless shop is caught with: ${caught.violations[0] ?? 'NOTHING'}`)
}
