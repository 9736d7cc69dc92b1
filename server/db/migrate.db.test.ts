import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLine, openPool } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { emptyTestDb } from '#server/db/testing/test-db.ts'

const { pool, connection } = await emptyTestDb()
const quiet = () => undefined
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saalghar-migrations-'))
  await add('0000_chairs.sql', 'create table chairs (id int); create index on chairs (id);')
  await add('0001_tables.sql', 'create table tables (id int);')
  await add('notes.md', 'not a migration')
})

afterEach(async () => {
  await pool.query('drop table if exists chairs, tables, lamps, schema_migrations')
  await rm(folder, { recursive: true })
})

async function add(name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content)
}

async function appliedNames(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by applied_at, name')
  return rows.map((row) => row.name)
}

test('migrations are applied in the order of their numbers, once', async () => {
  await migrate(pool, { log: quiet, folder })
  await migrate(pool, { log: quiet, folder })
  expect(await appliedNames()).toEqual(['0000_chairs.sql', '0001_tables.sql'])
})

test('a database is told the names by which other versions of the shop know its migrations', async () => {
  await add('0000_foundation.sql', 'create table lamps (id int);')
  await migrate(pool, { log: quiet, folder })
  expect(await appliedNames()).toEqual(['0000_chairs.sql', '0001_foundation.sql', '0001_tables.sql'])
  await migrate(pool, { log: quiet, folder })
})

test('when nothing is to do it asks one question and takes no lock', async () => {
  await migrate(pool, { log: quiet, folder })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await migrate(pool, { log: quiet, folder })
  const { calls, contexts } = query.mock
  query.mockRestore()
  // Shops of the tests before may still be closing in this process.
  const own = calls.filter((_call, at) => (contexts[at] as pg.Client).database === connection.database)
  expect(own.map(([text]) => text as unknown)).toEqual(['select name, sha256 from schema_migrations'])
})

test('a migration that was changed after it was applied is refused with a sentence', async () => {
  await migrate(pool, { log: quiet, folder })
  await add('0000_chairs.sql', 'create table chairs (id bigint);')
  await expect(migrate(pool, { log: quiet, folder })).rejects.toThrow(
    'The migration 0000_chairs.sql was changed after it had been applied to this database. Restore the file and put the change in a new migration.',
  )
})

test('eight processes that start at once apply each migration once', async () => {
  const pools = Array.from({ length: 8 }, () => openPool(connection, quiet))
  await Promise.all(pools.map((own) => migrate(own, { log: quiet, folder })))
  expect(await appliedNames()).toEqual(['0000_chairs.sql', '0001_tables.sql'])
  await Promise.all(pools.map((own) => own.end()))
})

test('a migration that fails half way leaves nothing of itself and keeps those before it', async () => {
  await add('0002_lamps.sql', 'create table lamps (id int); select 1 / 0;')
  await expect(migrate(pool, { log: quiet, folder })).rejects.toThrow('division by zero')
  expect(await appliedNames()).toEqual(['0000_chairs.sql', '0001_tables.sql'])
  await add('0002_lamps.sql', 'create table lamps (id int);')
  await migrate(pool, { log: quiet, folder })
  expect(await appliedNames()).toContain('0002_lamps.sql')
})

test('a process that is killed half way holds nobody up', async () => {
  await add('0002_lamps.sql', 'create table lamps (id int); select pg_sleep(5);')
  const victim = openPool({ ...connection, application_name: 'victim' }, quiet)
  const killed = migrate(victim, { log: quiet, folder }).catch((error: Error) => error.message)
  await expect.poll(() => kill('victim'), { timeout: 20_000 }).toBe(true)
  expect(await killed).toMatch(/terminat/)
  await add('0002_lamps.sql', 'create table lamps (id int);')
  await migrate(pool, { log: quiet, folder })
  expect(await appliedNames()).toHaveLength(3)
  await victim.end()
})

async function kill(name: string): Promise<boolean> {
  const admin = openLine(connection)
  await admin.connect()
  const { rowCount } = await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and query like '%pg_sleep%'",
    [name],
  )
  await admin.end()
  return (rowCount ?? 0) > 0
}
