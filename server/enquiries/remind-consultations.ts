import { isToBeReminded } from '#domain/content/opening-hours.ts'
import { addDays, atIst, istDate } from '#domain/time/ist.ts'
import { transact } from '#server/db/transaction.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { envelope, mailData } from './change-consultation.ts'
import { lockUnreminded, markReminded } from './consultations.store.ts'

/** On the day before, from nine in the morning; each hour, so that a shop that was down at nine still does it. */
export const remindConsultations: Job<object> = {
  name: 'enquiries.remind-consultations',
  schedule: '5 9-20 * * *',
  concurrency: 1,
  work: (deps) =>
    transact(deps.db, async (tx) => {
      const now = deps.clock.now()
      const tomorrow = addDays(istDate(now), 1)
      const span = { from: atIst(tomorrow, 0), to: atIst(addDays(tomorrow, 1), 0) }
      for (const row of await lockUnreminded(tx, span)) {
        const { consultation, ticket, email } = row
        if (email === '' || !isToBeReminded(consultation, now)) continue
        await markReminded(tx, consultation.id, now)
        const key = `consultation-reminder:${ticket}:${consultation.sequence}`
        const mail = { key, template: 'consultation-reminder', data: mailData(row, now) } as const
        await queueMail(tx, deps, { ...mail, ...(await envelope(tx, row, deps)) })
      }
    }),
}
