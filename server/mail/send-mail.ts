import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { MINUTE } from '#domain/time/durations.ts'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import type { Job } from '#server/jobs/job.ts'
import { MAIL_QUEUE, MOST_FAILURE, UNTROUBLED } from './mail-trouble.ts'
import { messageId } from './message-id.ts'
import { readFacts } from '#server/facts/read-settings.ts'

type MailRow = typeof mails.$inferSelect

/** Longer than any try takes: after it, whoever had the mail in hand is gone. */
const IN_HAND_MS = 2 * MINUTE
/** A mail server may blink; that a mail does not leave is news after the third try. */
const TRIES_UNTOLD = 3

/**
 * At least once: the mail is marked as sent after it left. A crash in between sends it again, which is better than
 * never; the mark keeps every other retry from doing so, and one job at a time has it in hand.
 */
export const sendMail: Job<{ mailId: number }> = {
  name: MAIL_QUEUE,
  concurrency: 4,
  lookAgainSeconds: 10,
  async work(deps, { mailId }) {
    const mail = await takeInHand(deps, mailId)
    if (!mail) return
    try {
      await deps.mailer.send(await compose(deps, mail))
    } catch (error) {
      await noteFailure(deps, mail, error)
      throw error
    }
    // Links and codes in a mail open accounts: once it has left, nothing of them stays here.
    await deps.db
      .update(mails)
      .set({ ...UNTROUBLED, sentAt: deps.clock.now(), data: {}, replyTo: null })
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
  },
}

async function takeInHand({ db, clock }: Deps, mailId: number): Promise<MailRow | undefined> {
  const now = clock.now()
  const isFree = or(isNull(mails.sendingUntil), lt(mails.sendingUntil, now))
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, sendingUntil: new Date(now.getTime() + IN_HAND_MS) })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isFree))
    .returning()
  if (!mail) await refuseToForget(db, mailId)
  return mail
}

/** Whoever has it in hand may have been killed: the job ends only when the mail has left. */
async function refuseToForget(db: Deps['db'], mailId: number): Promise<void> {
  const waiting = await db.$count(mails, and(eq(mails.id, mailId), isNull(mails.sentAt)))
  if (waiting > 0) throw new Error(`Mail ${mailId} is in other hands`)
}

async function noteFailure({ db, clock }: Deps, { id, attempts, failedAt }: MailRow, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, MOST_FAILURE)
  const isNews = attempts >= TRIES_UNTOLD && failedAt === null
  await db
    .update(mails)
    .set({ failure, sendingUntil: null, ...(isNews ? { failedAt: clock.now() } : {}) })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
}

async function compose({ db, web, config }: Deps, mail: MailRow): Promise<Mail> {
  const { renderMail } = await web.bundle()
  const house = { url: config.publicUrl, shop: await readFacts(db) }
  const { attachments: written = [], ...rendered } = renderMail(mail.template, mail.data, house)
  const invoice = mail.invoiceOrderId === null ? null : await drawInvoice(db, mail.invoiceOrderId)
  const attachments = [...written, ...(invoice ? [invoice] : [])]
  return {
    to: mail.to,
    messageId: mail.messageId ?? messageId(mail, config.mailFrom),
    ...threadOf(mail),
    ...rendered,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    ...(attachments.length > 0 ? { attachments } : {}),
  }
}

/** In-Reply-To and References (RFC 5322, 3.6.4): mail programs show the conversation as one. */
function threadOf({ thread }: MailRow): Pick<Mail, 'inReplyTo' | 'references'> {
  const last = thread?.at(-1)
  return thread && last !== undefined ? { inReplyTo: last, references: thread.join(' ') } : {}
}
