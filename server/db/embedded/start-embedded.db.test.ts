import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { openLine } from '#server/db/connect.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { livingProcess } from './living-process.ts'
import { startEmbedded } from './start-embedded.ts'
import { holdDatabase, type Holder } from './testing/holder.ts'

const run = promisify(execFile)
const asRoot = process.getuid?.() === 0
const quiet = () => undefined
const holders: Holder[] = []
let model = ''
let dataDir = ''
let lastPid = 0

/** initdb takes a second; every test gets a copy of one stopped database instead. */
beforeAll(async () => {
  model = await mkdtemp(join(tmpdir(), 'saalghar-model-'))
  const { stop } = await startEmbedded({ dataDir: model, log: quiet })
  await stop()
})

afterAll(() => rm(model, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saalghar-embedded-'))
  await run('cp', ['-a', `${model}/.`, dataDir])
})

afterEach(async () => {
  await Promise.all(holders.splice(0).map((holder) => holder.end('SIGTERM')))
  if (livingProcess(lastPid) !== undefined) process.kill(lastPid, 'SIGQUIT')
  await expect.poll(() => livingProcess(lastPid)).toBeUndefined()
  lastPid = 0
  await rm(dataDir, { recursive: true, force: true })
})

function hold(...args: Parameters<typeof holdDatabase>): Holder {
  const holder = holdDatabase(...args)
  holders.push(holder)
  return holder
}

async function noted(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

function mayEnterCheckout(uid: number): boolean {
  return spawnSync('test', ['-r', import.meta.filename], { uid, gid: uid }).status === 0
}

async function remember(): Promise<number> {
  lastPid = await noted(dataDir)
  return lastPid
}

async function ask(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = openLine(connection)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>({ text: sql, types: { getTypeParser: () => String } })
    return rows.flatMap((row) => Object.values(row))
  } finally {
    await client.end()
  }
}

test('an empty folder becomes a durable UTF-8 database that is reached only through a private socket', async () => {
  await rm(dataDir, { recursive: true })
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet })
  const pid = await remember()
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding']
  const values = await ask(connection, settings.map((name) => `select current_setting('${name}')`).join(' union all '))
  expect(values).toEqual(['on', 'on', 'on', '', 'UTF8'])
  expect((await stat(String(connection.host))).mode & 0o777).toBe(0o700)
  await stop()
  expect(livingProcess(pid)).toBeUndefined()
})

test.for(['SIGTERM', 'SIGINT'] as const)('%s leaves nothing running', async (signal) => {
  const shop = hold(dataDir)
  await shop.ready
  const pid = await remember()
  await shop.end(signal)
  expect(livingProcess(pid)).toBeUndefined()
  expect(await readdir(join(dataDir, 'postgres-users'))).toEqual([])
})

test('a second process joins the running database, and the last one to leave stops it', async () => {
  const first = hold(dataDir)
  await first.ready
  const pid = await remember()
  const second = hold(dataDir)
  const connection = await second.ready
  await first.end('SIGTERM')
  expect(await noted(dataDir)).toBe(pid)
  expect(await ask(connection, 'select 1')).toEqual(['1'])
  await second.end('SIGTERM')
  expect(livingProcess(pid)).toBeUndefined()
})

test('four processes that start at the same moment on an empty folder share one database', async () => {
  await rm(dataDir, { recursive: true })
  const all = Array.from({ length: 4 }, () => hold(dataDir))
  const connections = await Promise.all(all.map((holder) => holder.ready))
  await remember()
  const started = await Promise.all(
    connections.map((connection) => ask(connection, 'select pg_postmaster_start_time()')),
  )
  expect(new Set(started.flat()).size).toBe(1)
})

test('after kill -9 of the shop the next start takes over its database', async () => {
  const killed = hold(dataDir)
  const connection = await killed.ready
  const pid = await remember()
  await ask(connection, 'create table receipts (id int)')
  await killed.end('SIGKILL')
  const next = hold(dataDir)
  expect(await ask(await next.ready, 'select count(*) from receipts')).toEqual(['0'])
  expect(await noted(dataDir)).toBe(pid)
  await next.end('SIGTERM')
  expect(livingProcess(pid)).toBeUndefined()
})

test('after kill -9 of both, what was acknowledged is still there', async () => {
  const killed = hold(dataDir)
  const connection = await killed.ready
  await ask(connection, 'create table receipts as select 7 as id')
  const pid = await remember()
  await killed.end('SIGKILL')
  process.kill(pid, 'SIGKILL')
  const next = hold(dataDir)
  expect(await ask(await next.ready, 'select id from receipts')).toEqual(['7'])
  expect(await remember()).not.toBe(pid)
})

test('a note about a dead server whose number now belongs to a stranger is recognised as stale', async () => {
  await writeFile(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n\nready\n`,
  )
  const shop = hold(dataDir)
  expect(await ask(await shop.ready, 'select 1')).toEqual(['1'])
  expect(await remember()).not.toBe(process.pid)
})

test('a database that dies under the shop is back within moments', async () => {
  const shop = hold(dataDir)
  const connection = await shop.ready
  const pid = await remember()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => ask(connection, 'select 1').catch(() => []), { timeout: 40_000 }).toEqual(['1'])
  expect(await remember()).not.toBe(pid)
  expect(shop.lines).toContain('log The database stopped by itself and is started again')
})

test('a start that was killed while creating the database is made good by the next', async () => {
  await rm(dataDir, { recursive: true })
  const killed = hold(dataDir)
  await expect
    .poll(() => existsSync(dataDir) && readdir(dataDir), { interval: 5 })
    .toContainEqual(expect.stringContaining('unfinished'))
  await killed.end('SIGKILL')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  const next = hold(dataDir)
  expect(await ask(await next.ready, 'select 1')).toEqual(['1'])
  await remember()
  expect((await readdir(dataDir)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a path too long for a socket gets a private folder elsewhere', async () => {
  const long = join(dataDir, 'a-very-long-name-of-a-folder'.repeat(3))
  await mkdir(long)
  await run('cp', ['-a', join(dataDir, 'postgres'), long])
  const shop = hold(long)
  const { host } = await shop.ready
  lastPid = await noted(long)
  expect(host?.startsWith(long)).toBe(false)
  expect((await stat(String(host))).mode & 0o777).toBe(0o700)
  await shop.end('SIGTERM')
  await rm(String(host), { recursive: true })
})

test('a folder that cannot be written is one sentence that says what to do', async () => {
  await writeFile(join(dataDir, 'file'), '')
  await expect(startEmbedded({ dataDir: join(dataDir, 'file', 'data'), log: quiet })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\)\. Make it writable for this user, or set DATA_DIR to a folder that is\.$/,
  )
})

test('a database of another PostgreSQL is left alone', async () => {
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
  await expect(hold(dataDir).ready).rejects.toThrow(/a database of PostgreSQL 12, and this shop runs PostgreSQL 18/)
})

test('a database that cannot start says why', async () => {
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no such = thing\n')
  await expect(hold(dataDir).ready).rejects.toThrow(
    /^The built-in database did not start: .*postgresql\.conf.* \(more in .*postgres\.log\)\.$/,
  )
})

const NAMED = 65_534
const NAMELESS = 51_234

test.runIf(asRoot && mayEnterCheckout(NAMED)).for([NAMED, NAMELESS])(
  'user %i, who is not root, can run it',
  async (uid) => {
    await run('chown', ['-R', `${uid}:${uid}`, dataDir])
    const shop = hold(dataDir, { uid })
    expect(await ask(await shop.ready, 'select 1')).toEqual(['1'])
    expect((await stat(`/proc/${await remember()}`)).uid).toBe(uid)
  },
)

test.runIf(asRoot && mayEnterCheckout(NAMED))(
  'where namespaces are closed, root lets an unprivileged user run it',
  async () => {
    await chmod(dataDir, 0o755)
    const shop = hold(dataDir, { ways: 'nobody' })
    expect(await ask(await shop.ready, 'select 1')).toEqual(['1'])
    expect((await stat(`/proc/${await remember()}`)).uid).toBe(65_534)
    await shop.end('SIGTERM')
    const back = hold(dataDir)
    expect(await ask(await back.ready, 'select 1')).toEqual(['1'])
    await remember()
  },
)

test.runIf(asRoot)('that also works for a folder that only root may enter', async () => {
  const shop = hold(dataDir, { ways: 'nobody' })
  const connection = await shop.ready
  expect(await ask(connection, 'select 1')).toEqual(['1'])
  const outside = await readFile(join(dataDir, 'postgres-lies-in'), 'utf8').catch(() => undefined)
  lastPid = await noted(outside ?? dataDir)
  expect((await stat(`/proc/${lastPid}`)).uid).toBe(65_534)
  await shop.end('SIGTERM')
  if (outside !== undefined) await rm(outside, { recursive: true })
})
