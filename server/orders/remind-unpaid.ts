import { MINUTE } from '#domain/time/durations.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { queueOrderMail } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import { selectOrderById } from './orders.store.ts'

/** Longer than most payments take, shorter than the hold: whoever is still paying gets no letter. */
const PATIENCE_SECONDS = 6 * 60

export const remindUnpaidJob: Job<{ orderId: number }> = {
  name: 'orders.remind-unpaid',
  work: (deps, { orderId }) => remindUnpaid(deps, orderId),
}

export async function scheduleReminder(
  tx: Tx,
  { jobs }: Deps,
  orderId: number,
  when: 'now' | 'if_still_unpaid',
): Promise<void> {
  await jobs.enqueue(tx, remindUnpaidJob, { orderId }, { afterSeconds: when === 'now' ? 0 : PATIENCE_SECONDS })
}

/** "We have your order": sent once, with the way to pay it, to those who have not paid at once. */
export async function remindUnpaid(deps: Deps, orderId: number): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await selectOrderById(tx, orderId)
    if (order?.status === 'pending') await queueOrderMail(tx, deps, order, 'order-placed', { data: heldTime(order) })
  })
}

/** The time that its pieces were given when they were set aside, whatever the shop gives today. */
export const heldTime = ({ createdAt, heldUntil }: Pick<OrderRecord, 'createdAt' | 'heldUntil'>) =>
  heldUntil ? { held_minutes: Math.round((heldUntil.getTime() - createdAt.getTime()) / MINUTE) } : {}
