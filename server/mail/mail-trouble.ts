import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { mails } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

export const MAIL_QUEUE = 'mail.send'
/** Mail servers can be talkative. */
export const MOST_FAILURE = 500

export const UNTROUBLED = { failure: null, failedAt: null, givenUpAt: null, sendingUntil: null } as const

/** Its tries are used up: it waits for a person now. */
export async function giveUpMail({ db, clock }: Deps, mailId: number, failure: string): Promise<void> {
  const now = clock.now()
  await db
    .update(mails)
    .set({ failure: failure.slice(0, MOST_FAILURE), failedAt: now, givenUpAt: now })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
}

/** Answers to whom it goes; null when it does not wait: it has left, or somebody else was quicker. */
export async function retryMail(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, mailId: number): Promise<string | null> {
  const [mail] = await tx
    .update(mails)
    .set({ failure: null, failedAt: null, givenUpAt: null, attempts: 0 })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNotNull(mails.failedAt)))
    .returning({ to: mails.to })
  if (!mail) return null
  await jobs.enqueue(tx, { name: MAIL_QUEUE }, { mailId })
  return mail.to
}
