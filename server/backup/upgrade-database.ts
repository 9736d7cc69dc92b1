import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { openLine, openPool } from '#server/db/connect.ts'
import { MAJOR_VERSION, upgradedCluster, versionOf } from '#server/db/embedded/cluster.ts'
import { librariesFolder } from '#server/db/embedded/place.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { jobList } from '#server/job-list.ts'
import { createBoss, createQueues } from '#server/jobs/jobs.ts'
import { StartupProblem } from '#server/startup-problem.ts'
import { copyTables, findDifferences } from './copy-tables.ts'
import { fetchOldBinaries } from './old-binaries.ts'

type Say = (line: string) => void
type Options = { dataDir: string; binaries: string | undefined; say: Say }

/**
 * The built-in database from an older major version of PostgreSQL to the one of this shop. The old files are only read, by the
 * PostgreSQL that made them; the new database lies beside them until it is whole and compared, and takes their place by a rename.
 * Killed at any moment, the old one is still there, and the command can be given again.
 */
export async function upgradeDatabase({ dataDir, binaries, say }: Options): Promise<void> {
  const version = await oldVersion(dataDir)
  if (version === MAJOR_VERSION)
    return say(`The database is of PostgreSQL ${MAJOR_VERSION} already; there is nothing to do.`)
  const fetched = path.join(dataDir, `postgresql-${version}`)
  if (binaries === undefined) say(`Fetching PostgreSQL ${version}, which alone can read the old files`)
  const other = { native: binaries ?? (await fetchOldBinaries(version, fetched)), majorVersion: version }
  const beside = path.join(dataDir, 'upgrade')
  await rm(beside, { recursive: true, force: true })
  const old = await startEmbedded({ dataDir, log: say, other })
  try {
    const fresh = await startEmbedded({ dataDir: beside, log: say })
    try {
      await moveOver(old, fresh, say)
    } finally {
      await fresh.stop()
    }
    await old.stop()
    await changePlaces(old.cluster, fresh.cluster, version)
  } finally {
    await old.stop()
  }
  for (const folder of [beside, fetched, path.join(dataDir, librariesFolder(other))])
    await rm(folder, { recursive: true, force: true })
  say(
    `The database is of PostgreSQL ${MAJOR_VERSION} now. The old one lies in ${old.cluster}-${version}: remove it when you have seen the shop open.`,
  )
}

async function oldVersion(dataDir: string): Promise<string> {
  const outside = path.join(dataDir, 'postgres-lies-in')
  if (existsSync(outside))
    throw new StartupProblem(
      `The database of ${dataDir} lies elsewhere (${outside} says where). Start the command as the user who owns it.`,
    )
  const version = await versionOf(path.join(dataDir, 'postgres'))
  if (version === '')
    throw new StartupProblem(`There is no built-in database in ${dataDir}. Set DATA_DIR to its folder.`)
  if (Number(version) > Number(MAJOR_VERSION))
    throw new StartupProblem(
      `The database is of PostgreSQL ${version}, newer than this shop's ${MAJOR_VERSION}. Use the version of the shop that made it.`,
    )
  return version
}

async function moveOver(old: Embedded, fresh: Embedded, say: Say): Promise<void> {
  for (const { connection } of [old, fresh]) await giveTodaysShape(connection)
  const folder = path.join(path.dirname(fresh.cluster), 'moving')
  const { uid, gid } = await stat(fresh.cluster)
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, uid, gid)
  const [from, to] = [openLine(old.connection), openLine(fresh.connection)]
  await Promise.all([from.connect(), to.connect()])
  try {
    const { tables, rows } = await copyTables(from, to, folder)
    say(`Moved ${rows} rows of ${tables} tables; comparing`)
    const different = await findDifferences(from, to)
    if (different.length > 0)
      throw new StartupProblem(`These tables came over differently: ${different.join(', ')}. Nothing was changed.`)
    await to.query('vacuum analyze')
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

/** The same migrations and queues on both sides, so that both have the same tables. */
async function giveTodaysShape(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool(connection, () => undefined)
  await migrate(pool, { log: () => undefined })
  await pool.end()
  const boss = createBoss(connection, pino({ level: 'silent' }), 'saalghar-command')
  await boss.start()
  await createQueues(boss, jobList)
  await boss.stop({ graceful: false })
}

/** Between the two last steps there is no database in its place: whoever starts then takes the last step (cluster.ts). */
async function changePlaces(old: string, fresh: string, version: string): Promise<void> {
  await rm(upgradedCluster(old), { recursive: true, force: true })
  await rename(fresh, upgradedCluster(old))
  await rename(old, `${old}-${version}`)
  await rename(upgradedCluster(old), old)
}
