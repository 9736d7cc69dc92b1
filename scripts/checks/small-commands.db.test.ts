import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '#server/db/testing/test-db.ts'
import { MAJOR_VERSION } from '#server/db/embedded/cluster.ts'
import { expireHoldJob } from '#server/orders/expire-hold.ts'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { COMMANDS } from '../bootstrap/commands.mjs'
import { databaseUrl, root, runCommand, runSmall } from './run-command.ts'

const { connection, pool } = await testDb()
const folder = mkdtempSync(path.join(tmpdir(), 'saalghar-commands-'))
const at = (name: string) => path.join(folder, name)
beforeAll(() => ensureBuilt(root, process.execPath))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a worker does the work that waits, and stops when it is told to', async () => {
  const queue = new PgBoss({ ...(connection as object), supervise: false, schedule: false })
  await queue.start()
  const id = await queue.send(expireHoldJob.name, { orderId: 1 })
  await queue.stop({ graceful: false })
  const { args, env } = COMMANDS['worker'] ?? { args: [], env: {} }
  const worker = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, DATABASE_URL: databaseUrl(connection), DATA_DIR: at('worker'), SEED: 'empty', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  const stateOf = async () => {
    const { rows } = await pool.query<{ state: string }>('select state from pgboss.job where id = $1', [id])
    return rows[0]?.state
  }
  await expect
    .poll(stateOf)
    .toBe('completed')
    .finally(() => worker.kill('SIGTERM'))
  expect(await ended).toBe(0)
})

test('a fault is done to the built shop', async () => {
  const told = await runSmall('faults', ['wrong-clock'], { BENCH_DATABASE_URL: databaseUrl(connection) })
  expect(told).toMatch(/^ok {5} wrong-clock/)
})

/** What they need is not on every machine: Debian's PostgreSQL, nginx, an older PostgreSQL of the registry, Lighthouse. */
test.for([
  ['npm run cluster', COMMANDS['cluster']?.args ?? [], 'nginx'],
  ['bench/cluster/roll-back.ts', ['bench/cluster/roll-back.ts'], 'nginx'],
  ['bench/restore/own-postgres.ts', ['bench/restore/own-postgres.ts'], 'PostgreSQL 15'],
  ['bench/upgrade/upgrade.ts', ['bench/upgrade/upgrade.ts'], 'npm'],
  ['bench/lighthouse/measure-pages.ts', ['bench/lighthouse/measure-pages.ts'], 'Chromium'],
] as const)('%s loads, and says whether what it needs is here', async ([, program, need]) => {
  const told = await runCommand([...program, '--check'])
  expect(told).toMatch(new RegExp(`(?:here|missing) .*${need}`))
})

test('a database of the right version is left alone, one of none is refused', async () => {
  mkdirSync(at('upgrade/postgres'), { recursive: true })
  writeFileSync(at('upgrade/postgres/PG_VERSION'), `${MAJOR_VERSION}\n`)
  const upgrade = (dataDir: string) => runSmall('upgrade-database', [], { DATA_DIR: at(dataDir) })
  expect(await upgrade('upgrade')).toContain('there is nothing to do')
  await expect(upgrade('nowhere')).rejects.toThrow('There is no built-in database')
})

test('the studio writes down what is to be photographed, and fetches nothing for that', async () => {
  const wanted = ['--only', 'terai-coffee-table', '--jobs', at('jobs.json')]
  await runSmall('studio', wanted, { STUDIO_MEDIA: at('media'), STUDIO_SCRATCH: at('scratch') })
  const jobs = JSON.parse(readFileSync(at('jobs.json'), 'utf8')) as { id: string }[]
  expect(jobs.length).toBeGreaterThan(1)
  for (const { id } of jobs) expect(id).toMatch(/^terai-coffee-table-/)
  await expect(runSmall('studio', ['--colour', 'red'])).rejects.toThrow('--colour')
})

test('a lockfile is trimmed to what it holds', async () => {
  const optionalDependencies = { 'for-linux': '1.0.0', 'for-windows': '1.0.0' }
  const packages = { '': {}, 'node_modules/a': { optionalDependencies }, 'node_modules/for-linux': {} }
  writeFileSync(at('lock.json'), JSON.stringify({ packages }))
  await runCommand(['scripts/trim-lockfile.mjs', at('lock.json')])
  const trimmed = JSON.parse(readFileSync(at('lock.json'), 'utf8')) as { packages: typeof packages }
  expect(Object.keys(trimmed.packages['node_modules/a'].optionalDependencies)).toEqual(['for-linux'])
})
