import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { pino } from 'pino'
import { type Config, readConfig } from '#server/config.ts'
import { type Db, openDb, openPool, requireDatabase } from '#server/db/connect.ts'
import { askForTime, databaseClock } from '#server/db/database-clock.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import { jobList } from '#server/job-list.ts'
import { createBoss, createQueues, jobsOf } from '#server/jobs/jobs.ts'
import { StartupProblem } from '#server/startup-problem.ts'

export type Tools = Pick<Deps, 'clock' | 'random' | 'jobs'> & {
  config: Config
  db: Db
  pool: pg.Pool
  connection: pg.PoolConfig
  say(line: string): void
}

/** Named apart from the shop's own connections, so that a command can tell whether the shop is running. */
const NAME = 'saalghar-command'

/** A command beside the shop: the same settings, the same database, no port. Its answer is the exit code. */
export async function withShop(work: (tools: Tools) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await open(work)
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

async function open(work: (tools: Tools) => Promise<number>): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) throw new StartupProblem(read.error.join('\n'))
  const say = (line: string) => console.log(line)
  const { connection: bare, stop } = await openDatabase(read.value, say)
  const connection = { ...bare, application_name: NAME, max: 4 }
  const pool = openPool(connection, () => undefined)
  try {
    await requireDatabase(pool)
    await askForTime(pool, clock)
    await migrate(pool, { log: say })
    return await withJobs(connection, (jobs) =>
      work({ config: read.value, db: openDb(pool), pool, connection, jobs, say, clock, random }),
    )
  } finally {
    await pool.end()
    await stop()
  }
}

const clock = databaseClock()
const random = { bytes: randomBytes, uuid: randomUUID }

async function withJobs<T>(connection: pg.PoolConfig, work: (jobs: Deps['jobs']) => Promise<T>): Promise<T> {
  const boss = createBoss(connection, pino({ level: 'silent' }), NAME)
  await boss.start()
  try {
    await createQueues(boss, jobList)
    return await work(jobsOf(boss))
  } finally {
    await boss.stop({ graceful: false })
  }
}
