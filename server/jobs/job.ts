import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** One kind of background work. The slice that owns the work defines it; server/job-list.ts names them all. */
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
    job: Pick<Job<Data>, 'name'>,
    data: Data,
    options?: { afterSeconds?: number; key?: string },
  ): Promise<void>
}

/** Work that used up its tries: what it was, and why it failed the last time. */
export type DeadLetter = { queue: string; data: Record<string, unknown>; failure: string }
