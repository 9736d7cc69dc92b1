import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openLine, openPool } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { hasOtherUsers } from '#server/db/embedded/users.ts'
import { migrate } from '#server/db/migrate.ts'
import type { TestDatabase } from '#server/db/testing/test-database.ts'
import { jobList } from '#server/job-list.ts'
import { createBoss, createQueues } from '#server/jobs/jobs.ts'

const FOLDER_PREFIX = 'saalghar-test-'
const TEMPLATE = 'shop_template'
const quiet = () => undefined

/** Tests never survive a power cut, so they do not pay for being able to. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for the whole run, and in it one migrated database of which every test file gets a copy. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  const { connection, stop } = await startEmbedded({ dataDir, log: quiet, settings: NOT_DURABLE })
  await makeTemplate(connection)
  const testDatabase: TestDatabase = {
    host: String(connection.host),
    user: String(connection.user),
    template: TEMPLATE,
  }
  project.provide('testDatabase', testDatabase)
  return async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(connection: pg.PoolConfig): Promise<void> {
  const admin = openLine(connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const pool = openPool({ ...connection, database: TEMPLATE }, quiet)
  await migrate(pool, { log: quiet })
  await pool.end()
  await installQueues({ ...connection, database: TEMPLATE })
}

async function installQueues(connection: pg.PoolConfig): Promise<void> {
  const boss = createBoss(connection, pino({ level: 'silent' }))
  await boss.start()
  await createQueues(boss, jobList)
  await boss.stop({ graceful: false })
}

/** A test run that was killed leaves its database running; the next run joins it as its last user and so stops it. */
async function removeLeftovers(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const name of folders) await removeLeftover(join(tmpdir(), name))
}

async function removeLeftover(dataDir: string): Promise<void> {
  try {
    if (hasOtherUsers(join(dataDir, 'postgres-users'))) return
    const { stop } = await startEmbedded({ dataDir, log: quiet, settings: NOT_DURABLE })
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  } catch {
    // Another run is making or removing this folder right now; it is not ours to worry about.
  }
}
