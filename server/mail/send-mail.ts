import { and, eq, isNull, sql } from 'drizzle-orm'
import { mails } from '#server/db/schema/operations.ts'
import type { Job } from '#server/jobs/jobs.ts'

/**
 * At least once: the mail is marked as sent after it left. A crash in between sends it again, which is better than
 * never; the mark keeps every other retry from doing so.
 */
export const sendMail: Job<{ mailId: number }> = {
  name: 'mail.send',
  concurrency: 4,
  async work({ db, clock, web, mailer, config }, { mailId }) {
    const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt))
    const [mail] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1` })
      .where(unsent)
      .returning()
    if (!mail) return
    const { renderMail } = await web.bundle()
    const { attachments, ...rendered } = renderMail(mail.template, mail.data, config.publicUrl)
    await mailer.send({ to: mail.to, ...rendered, ...(attachments ? { attachments } : {}) })
    // Links and codes in a mail open accounts: once it has left, nothing of them stays here.
    await db.update(mails).set({ sentAt: clock.now(), data: {} }).where(unsent)
  },
}
