import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { TransactionRollbackError } from 'drizzle-orm'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { openFiles } from '#server/adapters/files/open-files.ts'
import { openRazorpay } from '#server/adapters/razorpay/open-razorpay.ts'
import { deliverWebhookJob } from '#server/adapters/razorpay/simulator/simulated-webhooks.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Environment } from '#server/settings-reader.ts'
import { type Db, openDb, openPool } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { openRateLimiter } from '#server/http/rate-limit.ts'
import { jobList } from '#server/job-list.ts'
import { createQueues, jobsOf } from '#server/jobs/jobs.ts'
import { waitingJobs } from '#server/jobs/testing/waiting-jobs.ts'
import { buyerMoves, deliverByHand } from '#server/payments/testing/buyer-moves.ts'
import { checkInvariants, type Violation } from './invariants.ts'

export const NO_LIMIT = 1_000_000
const AT_ONCE = 8
const root = path.resolve(import.meta.dirname, '../..')

export type GroundOptions = {
  /** The negative control: every statement commits by itself, so no lock lasts and nothing rolls back. */
  withoutTransactions?: boolean
}
export type Ground = Awaited<ReturnType<typeof openGround>>

/** A whole shop to storm, on a database of its own. Time is set by hand; mail is only counted. */
export async function openGround(connection: pg.PoolConfig, { withoutTransactions = false }: GroundOptions = {}) {
  const pool = openPool(connection, () => undefined)
  const db = withoutTransactions ? unprotected(openDb(pool)) : openDb(pool)
  const boss = new PgBoss({ ...(connection as object), max: 4, supervise: false, schedule: false })
  // A storm may kill the database under it.
  boss.on('error', () => undefined)
  await boss.start()
  await createQueues(boss, jobList)
  const clock = stormClock()
  const deps = assemble(db, pool, boss, clock)
  deliverByHand(deps, deliverWebhookJob.name)
  const { app } = await buildApp(deps, { root, serveBuiltAssets: false, isClosing: () => false, limitScale: NO_LIMIT })
  await app.ready()

  const runJobs = () => drain(boss, deps, pool)
  /** What the queue does by itself two minutes after a worker died. */
  const recoverJobs = async () => {
    await pool.query(`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`)
    await runJobs()
  }
  const violations = (acknowledged: readonly string[] = []): Promise<Violation[]> =>
    checkInvariants(pool, { now: new Date(clock.now().getTime() + 400_000), acknowledged })
  const close = async () => {
    await app.close()
    await boss.stop({ graceful: false })
    await pool.end()
  }
  return { pool, db, deps, app, clock, runJobs, recoverJobs, violations, close, ...buyerMoves({ app, deps, runJobs }) }
}

export function assemble(db: Db, pool: pg.Pool, boss: PgBoss, clock: Deps['clock'], env: Environment = {}): Deps {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env })
  if (!config.ok) throw new Error(config.error.join('\n'))
  const outside = {
    config: config.value,
    db,
    jobs: jobsOf(boss),
    clock,
    random: { bytes: randomBytes, uuid: randomUUID },
  }
  const blank = { subject: 'storm', html: '', text: '' }
  return {
    ...outside,
    razorpay: openRazorpay(outside),
    limiter: openRateLimiter(pool, NO_LIMIT),
    files: openFiles(outside.config, Date.now),
    mailer: { send: async () => undefined },
    web: {
      bundle: async () => ({ renderMail: () => blank, createPageRenderer: () => noPages }),
      renderPage: async () => noPages,
    },
    log: pino({ level: 'silent' }),
  }
}

const noPages = () => Promise.reject(new Error('Nobody looks at pages in a storm'))

function stormClock() {
  let ahead = 0
  return { now: () => new Date(Date.now() + ahead), advance: (ms: number) => void (ahead += ms) }
}

/** Runs what waits until nothing does. A job that fails goes back to the queue, as in the shop. */
async function drain(boss: PgBoss, deps: Deps, pool: pg.Pool): Promise<void> {
  let ran = true
  while (ran) {
    ran = false
    for (const job of await waitingJobs(pool)) {
      const waiting = await boss.fetch<object>(job.name, { batchSize: 200 })
      ran ||= waiting.length > 0
      for (let at = 0; at < waiting.length; at += AT_ONCE)
        await Promise.all(
          waiting.slice(at, at + AT_ONCE).map(async ({ id, data }) => {
            const failure = await job.work(deps, data as never).then(
              () => null,
              (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
            )
            await (failure === null ? boss.complete(job.name, id) : boss.fail(job.name, id, { message: failure }))
          }),
        )
    }
  }
}

/** No lock lasts and nothing rolls back. */
export function unprotected(db: Db): Db {
  const bare = Object.create(db) as Db
  const rollback = () => {
    throw new TransactionRollbackError()
  }
  const pretended = Object.assign(Object.create(db) as Db, { rollback })
  return Object.assign(bare, { transaction: (work: (tx: unknown) => Promise<unknown>) => work(pretended) })
}
