import type { FailureKind } from '#domain/backoffice/failures.ts'
import { jobWords } from '#domain/backoffice/job-words.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Paise } from '#domain/money/paise.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange } from '#server/audit/last-change.ts'
import { type Actor, type AuditSubject, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { retryMail } from '#server/mail/mail-trouble.ts'
import { retryEvent } from '#server/payments/retry-event.ts'
import { retryRefund } from '#server/payments/retry-refund.ts'
import { takeFailedJob } from './failed-jobs.store.ts'

export type RetryFailure = { kind: FailureKind; id: number; actor: Actor }
export type RetryRefusal =
  /** `by` tried it again before; null when it settled itself. */
  | { readonly code: 'not_waiting'; readonly by: string | null }
  | { readonly code: 'nothing_left'; readonly amount: Paise }

const SUBJECT: Readonly<Record<FailureKind, 'mail' | 'event' | 'refund' | 'job'>> = {
  mail: 'mail',
  webhook: 'event',
  refund: 'refund',
  job: 'job',
}

/** Once, with its audit row: of two presses the second finds that nothing waits any more. Answers what was done, in words. */
export async function retryFailure(
  deps: Deps,
  { kind, id, actor }: RetryFailure,
): Promise<Result<string, RetryRefusal>> {
  const subject: AuditSubject = `${SUBJECT[kind]}:${id}`
  return inTransaction<string, RetryRefusal>(deps.db, async (tx) => {
    const retried = await retryOne(tx, deps, kind, id)
    if (!retried.ok) {
      if (retried.error.code === 'nothing_left') return err(retried.error)
      return err({ code: 'not_waiting', by: (await findLastChange(tx, subject))?.by ?? null })
    }
    await writeAudit(
      tx,
      actor,
      { action: `${SUBJECT[kind]}.retried`, subject, after: { words: retried.value } },
      deps.clock.now(),
    )
    return retried
  })
}

type Retried = Result<string, { code: 'not_waiting' } | { code: 'nothing_left'; amount: Paise }>
const notWaiting = err({ code: 'not_waiting' } as const)

async function retryOne(tx: Tx, deps: Deps, kind: FailureKind, id: number): Promise<Retried> {
  switch (kind) {
    case 'mail': {
      const to = await retryMail(tx, deps, id)
      return to === null ? notWaiting : ok(`The mail to ${to} is on its way again.`)
    }
    case 'webhook': {
      const event = await retryEvent(tx, deps, id)
      return event === null ? notWaiting : ok(`The message ${event} is acted on again.`)
    }
    case 'refund': {
      const refund = await retryRefund(tx, deps, id)
      return refund.ok ? ok(`The refund of ${formatInr(refund.value)} was sent to the payment provider again.`) : refund
    }
    case 'job':
      return retryJob(tx, deps, id)
  }
}

async function retryJob(tx: Tx, { jobs, clock }: Deps, id: number): Promise<Retried> {
  const job = await takeFailedJob(tx, id, clock.now())
  if (!job) return notWaiting
  await jobs.enqueue(tx, { name: job.queue }, job.data)
  return ok(`Tried again: ${jobWords(job.queue)}.`)
}
