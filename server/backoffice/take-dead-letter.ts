import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { tellStopped } from '#server/imports/tell-stopped.ts'
import type { DeadLetter } from '#server/jobs/job.ts'
import { giveUpMail, MAIL_QUEUE } from '#server/mail/mail-trouble.ts'
import { handleEventJob } from '#server/payments/handle-event.ts'
import { noteEventFailed } from '#server/payments/retry-event.ts'
import { sendRefundJob } from '#server/payments/send-refund.ts'
import { upsertFailedJob } from './failed-jobs.store.ts'

/** Work that used up its tries is noted where a person looks for it: at the mail, the message, the refund, or by itself; also at the import. */
export async function takeDeadLetter(deps: Deps, letter: DeadLetter): Promise<void> {
  const { queue, data, failure } = letter
  if (queue === MAIL_QUEUE) return giveUpMail(deps, Number(data['mailId']), failure)
  if (queue === handleEventJob.name) return noteEventFailed(deps, Number(data['eventRowId']), failure)
  if (queue === sendRefundJob.name) return tellOfRefund(deps, Number(data['refundId']))
  await tellStopped(deps.db, letter)
  await upsertFailedJob(deps.db, letter, deps.clock.now())
}

/** The reconciler goes on asking; that it must is worth knowing. */
async function tellOfRefund({ db }: Deps, refundId: number): Promise<void> {
  await db.execute(sql`
    select tell_desk('refund_failed', jsonb_build_object('refund_id', r.id, 'order_id', r.order_id, 'amount', r.amount,
      'number', o.order_number))
    from refunds r join orders o on o.id = r.order_id where r.id = ${refundId} and r.status = 'requested'`)
}
