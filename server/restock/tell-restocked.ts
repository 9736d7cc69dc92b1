import { DAY } from '#domain/time/durations.ts'
import { transact } from '#server/db/transaction.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { deleteToldBefore, takeAnswerable } from './restock.store.ts'

const AT_ONCE = 500
const KEPT_MS = 90 * DAY

/** Whoever asked is told once. Addresses are forgotten when the stop link of the mail has had its time. */
export const tellRestocked: Job<object> = {
  name: 'restock.tell',
  schedule: '*/5 * * * *',
  concurrency: 1,
  work: (deps) =>
    transact(deps.db, async (tx) => {
      const now = deps.clock.now()
      for (const { id, email, stopToken, ...piece } of await takeAnswerable(tx, now, AT_ONCE)) {
        const data = { ...piece, stop_token: stopToken }
        await queueMail(tx, deps, { key: `restock:${id}`, template: 'back-in-stock', to: email, data })
      }
      await deleteToldBefore(tx, new Date(now.getTime() - KEPT_MS))
    }),
}
