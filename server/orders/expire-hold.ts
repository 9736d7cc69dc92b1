import { isHoldOver } from '#domain/orders/hold.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { findEndedHolds, releaseHold } from '#server/stock/stock-use.ts'
import { insertEvent, selectOrderLocked } from './orders.store.ts'

const SWEEP = 200

export const expireHoldJob: Job<{ orderId: number }> = {
  name: 'orders.expire-hold',
  work: (deps, { orderId }) => expireHold(deps, orderId),
}

export async function scheduleHoldExpiry(tx: Tx, { jobs, clock }: Deps, orderId: number, until: Date): Promise<void> {
  const afterSeconds = Math.ceil((until.getTime() - clock.now().getTime()) / 1000) + 1
  await jobs.enqueue(tx, expireHoldJob, { orderId }, { afterSeconds })
}

/** Gives the pieces back when the time is over. The order stays and can still be paid while they are there. */
export async function expireHold({ db, clock }: Deps, orderId: number): Promise<void> {
  await transact(db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    const now = clock.now()
    if (!order?.heldUntil || order.status !== 'pending' || !isHoldOver(order.heldUntil, now)) return
    await endHold(tx, orderId, {}, now)
  })
}

/** The caller has locked the order. */
export async function endHold(tx: Tx, orderId: number, data: Record<string, unknown>, now: Date): Promise<void> {
  await releaseHold(tx, orderId)
  await insertEvent(tx, orderId, 'hold_ended', data, now)
}

/** Catches what a lost job left behind. */
export async function expireEndedHolds(deps: Deps): Promise<void> {
  for (const orderId of await findEndedHolds(deps.db, deps.clock.now(), SWEEP)) await expireHold(deps, orderId)
}
