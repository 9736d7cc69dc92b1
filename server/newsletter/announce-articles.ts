import { transact } from '#server/db/transaction.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { readersSince, takeUnannounced } from './newsletter.store.ts'

/** A scheduled article leaves "Coming Soon" on its day: readers are told, once, and its row, marked as announced, drops the kept pages. */
export const announceArticles: Job<object> = {
  name: 'newsletter.announce-articles',
  schedule: '*/5 * * * *',
  concurrency: 1,
  work: (deps) =>
    transact(deps.db, async (tx) => {
      const articles = await takeUnannounced(tx, deps.clock.now())
      for (const { id, slug, title, excerpt, publishedAt } of articles) {
        for (const reader of publishedAt ? await readersSince(tx, publishedAt) : []) {
          const data = { slug, title, excerpt, leaveToken: reader.leaveToken }
          const key = `newsletter-article:${id}:${reader.id}`
          await queueMail(tx, deps, { key, template: 'newsletter-article', to: reader.email, data })
        }
      }
    }),
}
