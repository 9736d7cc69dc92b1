import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** One kind of background work. The slice that owns the work defines it; server/jobs/job-list.ts names them all. */
export type Job<Data extends object> = {
  name: string
  /** Retried with growing pauses; after the last try the job lies in the dead-letter list for a person. */
  retryLimit?: number
  /** Cron, in IST. The data of a scheduled run is empty. */
  schedule?: string
  /** How many run at once in one process. */
  concurrency?: number
  /** New work is announced and begins at once; a retry, or work set for later, is found after at most this time. */
  lookAgainSeconds?: number
  work(deps: Deps, data: Data): Promise<void>
}

export type Jobs = {
  /** Written in the caller's transaction: the job exists if and only if the change does. */
  enqueue<Data extends object>(
    tx: Tx,
    job: Job<Data>,
    data: Data,
    options?: { afterSeconds?: number; key?: string },
  ): Promise<void>
}

export const DEAD_LETTERS = 'dead-letters'

export function createBoss(connection: PoolConfig, log: Logger): PgBoss {
  const boss = new PgBoss({
    ...(connection as object),
    application_name: 'saalghar-jobs',
    max: 4,
    useListenNotify: true,
    persistWarnings: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  return boss
}

export function jobsOf(boss: PgBoss): Jobs {
  return {
    async enqueue(tx, job, data, { afterSeconds, key } = {}) {
      await boss.send(job.name, data, {
        db: fromDrizzle(tx, sql),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
  }
}

/** Queues must exist before anything is enqueued, so this runs also where no worker does. */
export async function createQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * 86_400 })
  for (const job of jobs) {
    if (existing.has(job.name)) continue
    await boss.createQueue(job.name, {
      retryLimit: job.retryLimit ?? 8,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      deadLetter: DEAD_LETTERS,
      notify: true,
    })
  }
}

/** Without announcements, where a pooler in front of the database takes them away, everything is found by looking. */
const UNANNOUNCED_SECONDS = 2
const LOOK_AGAIN_SECONDS = 30

export async function startWorker(boss: PgBoss, deps: Deps, jobs: readonly Job<never>[]): Promise<void> {
  for (const job of jobs) {
    const options = {
      batchSize: 1,
      localConcurrency: job.concurrency ?? 1,
      pollingIntervalSeconds: UNANNOUNCED_SECONDS,
      notifyPollingIntervalSeconds: job.lookAgainSeconds ?? LOOK_AGAIN_SECONDS,
    }
    await boss.work<object>(job.name, options, async (batch) => {
      for (const { data } of batch) await job.work(deps, data as never)
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Asia/Kolkata' })
  }
}
