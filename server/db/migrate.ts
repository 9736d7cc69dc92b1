import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartupProblem } from '#server/startup-problem.ts'

export type Migration = { name: string; sha256: string; sql: string }

export type MigrateOptions = { log: (line: string) => void; folder?: string }

type Applied = ReadonlyMap<string, string>

const FOLDER = join(import.meta.dirname, 'migrations')
const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/
/** 0002 was once given twice, so the first two moved down by one. Databases, and the version before, know them by these names. */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  '0000_foundation.sql': '0001_foundation.sql',
  '0001_catalogue_search.sql': '0002_catalogue_search.sql',
}
const LOCK = 'saalghar migrations'
const UNDEFINED_TABLE = '42P01'

/** Forward only. Up to date costs one query and takes no lock, so every process may call it at every start. */
export async function migrate(pool: pg.Pool, { log, folder = FOLDER }: MigrateOptions): Promise<void> {
  const migrations = await readMigrations(folder)
  const pending = pendingOf(migrations, await readApplied(pool))
  for (const migration of pending) await applyOne(pool, migration, log)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => FILE_NAME.test(file)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8')
      return { name: FIRST_NAMES[file] ?? file, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readApplied(db: pg.Pool | pg.PoolClient): Promise<Applied> {
  try {
    const { rows } = await db.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
    return new Map(rows.map((row) => [row.name, row.sha256]))
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Map()
    throw error
  }
}

function pendingOf(migrations: readonly Migration[], applied: Applied): Migration[] {
  for (const { name, sha256 } of migrations) refuseChanged(name, sha256, applied.get(name))
  return migrations.filter(({ name }) => !applied.has(name))
}

function refuseChanged(name: string, sha256: string, appliedSha256: string | undefined): void {
  if (appliedSha256 === undefined || appliedSha256 === sha256) return
  throw new StartupProblem(
    `The migration ${name} was changed after it had been applied to this database. Restore the file and put the change in a new migration.`,
  )
}

/** The lock ends with the transaction, so a process that is killed half way leaves neither a lock nor half a migration. */
async function applyOne(pool: pg.Pool, migration: Migration, log: (line: string) => void): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin; set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [LOCK])
    await applyLocked(client, migration, log)
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    // A client with a failed transaction is thrown away rather than cleaned: the server rolls it back.
    client.release(failure)
  }
}

async function applyLocked(client: pg.PoolClient, migration: Migration, log: (line: string) => void): Promise<void> {
  const { name, sha256, sql } = migration
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  // Another process may have applied it while this one waited for the lock.
  const [pending] = pendingOf([migration], await readApplied(client))
  if (pending === undefined) return
  log(`Preparing the database: ${name}`)
  await client.query(sql)
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
}
