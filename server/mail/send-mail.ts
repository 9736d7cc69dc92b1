import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import type { Job } from '#server/jobs/job.ts'
import { messageId } from './message-id.ts'

type MailRow = typeof mails.$inferSelect

/**
 * At least once: the mail is marked as sent after it left. A crash in between sends it again, which is better than
 * never; the mark keeps every other retry from doing so.
 */
export const sendMail: Job<{ mailId: number }> = {
  name: 'mail.send',
  concurrency: 4,
  lookAgainSeconds: 10,
  async work(deps, { mailId }) {
    const { db, clock, mailer } = deps
    const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt))
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(unsent)
      .returning()
    if (!mail) return
    await mailer.send(await compose(deps, mail))
    // Links and codes in a mail open accounts: once it has left, nothing of them stays here.
    await db.update(mails).set({ sentAt: clock.now(), data: {}, replyTo: null }).where(unsent)
  },
}

async function compose({ db, web, config }: Deps, mail: MailRow): Promise<Mail> {
  const { renderMail } = await web.bundle()
  const { attachments: written = [], ...rendered } = renderMail(mail.template, mail.data, config.publicUrl)
  const invoice = mail.invoiceOrderId === null ? null : await drawInvoice(db, mail.invoiceOrderId)
  const attachments = [...written, ...(invoice ? [invoice] : [])]
  return {
    to: mail.to,
    messageId: messageId(mail, config.mailFrom),
    ...rendered,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    ...(attachments.length > 0 ? { attachments } : {}),
  }
}
