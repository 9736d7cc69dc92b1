import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type WorkWithMetadataHandler } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Deps } from '#server/deps.ts'
import type { DeadLetter, Job, Jobs } from './job.ts'

export const DEAD_LETTERS = 'dead-letters'

export function createBoss(connection: PoolConfig, log: Logger, name = 'saalghar-jobs'): PgBoss {
  const boss = new PgBoss({
    ...(connection as object),
    application_name: name,
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
const DEAD_LETTER_SECONDS = 5

type TakeDeadLetter = (deps: Deps, letter: DeadLetter) => Promise<void>

export async function startWorker(
  boss: PgBoss,
  deps: Deps,
  jobs: readonly Job<never>[],
  takeDeadLetter?: TakeDeadLetter,
): Promise<void> {
  if (takeDeadLetter) await readDeadLetters(boss, (letter) => takeDeadLetter(deps, letter))
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

/** The dead-letter list is emptied into the shop's own tables, where a person sees it. */
async function readDeadLetters(boss: PgBoss, take: (letter: DeadLetter) => Promise<void>): Promise<void> {
  const handler: WorkWithMetadataHandler<Record<string, unknown>> = async (batch) => {
    for (const { data, sourceName, sourceOutput } of batch)
      if (sourceName !== null) await take({ queue: sourceName, data: data ?? {}, failure: reasonOf(sourceOutput) })
  }
  await boss.work(DEAD_LETTERS, { includeMetadata: true, pollingIntervalSeconds: DEAD_LETTER_SECONDS }, handler)
}

function reasonOf(output: object | null): string {
  const said = output && 'message' in output ? output.message : null
  return typeof said === 'string' ? said : 'It did not end in time.'
}
