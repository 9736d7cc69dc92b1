import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDb, openPool } from '#server/db/connect.ts'
import { addCoupon, addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { newestBinaries, startDebianPostgres, whoRuns } from '../cluster/debian-postgres.ts'
import { root, startBuiltShop } from '../faults/built-shop.ts'
import { BUILT_SHOP, DEBIAN_POSTGRES, requireNeeds } from '../needs.ts'
import { checkInvariants } from '../storm/invariants.ts'
import { amidOrders, startShoppers } from '../storm/shoppers.ts'

/**
 * A PostgreSQL of one's own (Debian's), saved in both ways while the shop sells: by `npm run backup` (pg_dump) and back into an empty
 * database; and by its journal, back to the moment before somebody emptied the orders. `node bench/restore/own-postgres.ts`, with
 * `--check` only whether what it needs is here.
 */
await requireNeeds([DEBIAN_POSTGRES, BUILT_SHOP])
const run = promisify(execFile)
const quiet = () => undefined
const [PORT, FIRST, AGAIN] = [41_831, 41_832, 41_833]
const user = await whoRuns()
const folder = await mkdtemp(path.join(tmpdir(), 'saalghar-own-postgres-'))
const [archive, base, saved] = ['archive', 'base', 'saved'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]
await mkdir(archive)
if (user.uid !== undefined) for (const each of [folder, archive]) await chown(each, user.uid, user.gid ?? 0)

const postgres = await startDebianPostgres({
  port: FIRST,
  settings: { archive_mode: 'on', archive_command: `'test ! -f ${archive}/%f && cp %p ${archive}/%f'` },
})
const pool = openPool({ connectionString: postgres.url }, quiet)
const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' }
const shop = await startBuiltShop({ dataDir: path.join(folder, 'data'), port: PORT, env: settings })
const acknowledged: string[] = []
const shoppers = await openShop()
for (let n = 0; n < 3; n += 1) await amidOrders(acknowledged)

const early = [...acknowledged]
await save()
await run(
  path.join(await newestBinaries(), 'pg_basebackup'),
  ['-D', base, '-d', postgres.url, '-X', 'none', '-c', 'fast', '--no-manifest'],
  user,
)
for (let n = 0; n < 3; n += 1) await amidOrders(acknowledged)
await shoppers.stop()
const problems = await bringBackDump(early)

const moment = await one('select now()::text')
await sleep(1_200)
await pool.query('truncate orders cascade')
const last = await one('select pg_walfile_name(pg_switch_wal())')
while (!(await readdir(archive)).includes(last)) await sleep(200)
await pool.end()
await shop.stop()
await postgres.stop()
problems.push(...(await bringBackMoment()))
await rm(folder, { recursive: true, force: true })
for (const problem of problems) console.log(`wrong: ${problem}`)
console.log(problems.length === 0 ? 'ok     own postgres' : 'FAILED own postgres')
process.exitCode = problems.length === 0 ? 0 : 1

async function openShop() {
  const db = openDb(pool)
  const people = await Promise.all(Array.from({ length: 60 }, () => addPerson(db)))
  const productIds = [await addProduct(db, { stock: 100_000 })]
  return startShoppers(shop.origin, people, productIds, acknowledged, await addCoupon(db, { percentBp: 1000 }))
}

async function one(sql: string): Promise<string> {
  const { rows } = await pool.query<Record<string, string>>(sql)
  return Object.values(rows[0] ?? {})[0] ?? ''
}

async function command(name: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const said = await run(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  console.log(said.stdout.trim().split('\n')[0])
}

async function save(): Promise<void> {
  await command('backup', { ...settings, DATA_DIR: path.join(folder, 'data') }, '--to', saved)
}

/** Orders that were acknowledged before the backup began must be in it. */
async function bringBackDump(known: readonly string[]): Promise<string[]> {
  await pool.query('create database restored')
  const url = new URL(postgres.url)
  url.pathname = '/restored'
  const [made = ''] = await readdir(saved)
  await command('restore', { DATABASE_URL: url.href, DATA_DIR: path.join(folder, 'found') }, path.join(saved, made))
  return askTheBooks('by pg_dump', url.href, known)
}

async function bringBackMoment(): Promise<string[]> {
  const recovery = [`port = ${AGAIN}`, `restore_command = 'cp ${archive}/%f %p'`, `recovery_target_time = '${moment}'`]
  await appendFile(
    path.join(base, 'postgresql.conf'),
    `${[...recovery, "recovery_target_action = 'promote'", 'archive_mode = off'].join('\n')}\n`,
  )
  await writeFile(path.join(base, 'recovery.signal'), '')
  if (user.uid !== undefined) await chown(path.join(base, 'recovery.signal'), user.uid, user.gid ?? 0)
  const began = performance.now()
  const back = await startDebianPostgres({ port: AGAIN, folder: base })
  console.log(
    `back at ${moment} in ${Math.round((performance.now() - began) / 1000)} s, without the mistake that came after`,
  )
  const found = await askTheBooks('by the journal', back.url, acknowledged)
  await back.stop()
  return found
}

async function askTheBooks(way: string, url: string, known: readonly string[]): Promise<string[]> {
  const books = openPool({ connectionString: url }, quiet)
  const violations = await checkInvariants(books, { now: new Date(), acknowledged: known, patienceSeconds: 3600 })
  await books.end()
  console.log(`${way}: ${known.length} orders were asked for`)
  return violations.map(({ invariant, what }) => `${way}: (${invariant}) ${what}`)
}
