import { PgBoss, type JobWithMetadata, type WorkWithMetadataHandler } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { runIn } from '#server/db/sql-text.ts'
import type { Tx } from '#server/db/transaction.ts'
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
        db: within(tx),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
  }
}

/** Its statement takes three times as long to plan as to run: here it stays planned, one of each queue. */
const within = (tx: Tx) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await runIn(tx, text, values ?? []) }),
})

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
/** Announced work is taken at once; this finds what was put off. Thirty would ask an idle database 200 times a minute. */
const LOOK_AGAIN_SECONDS = 45
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
    for (let number = 0; number < (job.concurrency ?? 1); number += 1) {
      // One of them looks for what was put off; the others need no hurry.
      const often = number === 0 ? job.lookAgainSeconds : undefined
      const pace = {
        pollingIntervalSeconds: UNANNOUNCED_SECONDS,
        notifyPollingIntervalSeconds: often ?? LOOK_AGAIN_SECONDS,
      }
      await workOn(boss, job.name, pace, ({ data }) => job.work(deps, data as never))
    }
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Asia/Kolkata' })
  }
}

type Pace = { pollingIntervalSeconds: number; notifyPollingIntervalSeconds?: number }
type Taken = JobWithMetadata<object | null>

/**
 * One announcement stands for everything that one transaction enqueued, and what was announced while the worker was away is announced
 * to nobody: so whoever has done a job looks for the next one at once, until there is none.
 */
async function workOn(boss: PgBoss, queue: string, pace: Pace, work: (job: Taken) => Promise<void>): Promise<void> {
  let worker = ''
  const handler: WorkWithMetadataHandler<object | null> = async (batch) => {
    for (const job of batch) await work(job)
    boss.notifyWorker(worker)
  }
  worker = await boss.work(queue, { ...pace, batchSize: 1, includeMetadata: true }, handler)
}

/** The dead-letter list is emptied into the shop's own tables, where a person sees it. */
async function readDeadLetters(boss: PgBoss, take: (letter: DeadLetter) => Promise<void>): Promise<void> {
  const pace = { pollingIntervalSeconds: DEAD_LETTER_SECONDS }
  await workOn(boss, DEAD_LETTERS, pace, async ({ data, sourceName, sourceOutput }) => {
    if (sourceName !== null) await take({ queue: sourceName, data: { ...data }, failure: reasonOf(sourceOutput) })
  })
}

function reasonOf(output: object | null): string {
  const said = output && 'message' in output ? output.message : null
  return typeof said === 'string' ? said : 'It did not end in time.'
}
