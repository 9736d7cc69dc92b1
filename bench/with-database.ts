import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { cpuOf, ownCpu } from './desk/cpu-spent.ts'

export type BenchDatabase = { connection: pg.PoolConfig; pool: pg.Pool; cpu: () => number }
const quiet = () => undefined

/**
 * A migrated database for one measurement: a PostgreSQL of its own, gone afterwards or left in the folder `kept`. BENCH_DATABASE_URL
 * names one that is there already and may be filled: the tests give every command a copy on a server that they share.
 */
export async function withDatabase<T>(use: (database: BenchDatabase) => Promise<T>, kept?: string): Promise<T> {
  const given = process.env['BENCH_DATABASE_URL']
  if (given !== undefined) return onPool({ connectionString: given }, ownCpu, use)
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'saalghar-bench-')))
  const embedded = await startEmbedded({ dataDir, log: quiet })
  try {
    return await onPool(embedded.connection, cpuOf(embedded.cluster), use)
  } finally {
    await embedded.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPool<T>(
  connection: pg.PoolConfig,
  cpu: () => number,
  use: (database: BenchDatabase) => Promise<T>,
): Promise<T> {
  const pool = openPool({ ...connection, statement_timeout: 0 }, quiet)
  try {
    await migrate(pool, { log: quiet })
    return await use({ connection, pool, cpu })
  } finally {
    await pool.end()
  }
}
