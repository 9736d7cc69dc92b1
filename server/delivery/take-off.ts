import { canLeaveRound, stopState } from '#domain/delivery/stop-state.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { parcelOf } from './parcel-of.ts'
import { deleteStop, type RoundRow, selectClaimed, selectRoundLocked, selectStop, updateRound } from './rounds.store.ts'

export type TakeOff = { stopId: number; actor: Actor }
export type TakeOffRefusal = { readonly code: 'not_found' } | { readonly code: 'is_delivered' }

/** The parcel waits for another round. Nothing is compared: whoever takes off a stop means this one, wherever it stands by now. */
export async function takeOff(deps: Deps, { stopId, actor }: TakeOff): Promise<Result<RoundRow, TakeOffRefusal>> {
  return inTransaction<RoundRow, TakeOffRefusal>(deps.db, async (tx) => {
    const known = await selectStop(tx, stopId)
    const order = known ? await lockOrder(tx, known.orderId) : null
    const stop = await selectStop(tx, stopId)
    const round = stop ? await selectRoundLocked(tx, stop.roundId) : null
    if (!stop || !order || !round) return err({ code: 'not_found' })
    const parcel = parcelOf(order, stop, await selectClaimed(tx, order.id))
    const { shippedAt = null, deliveredAt = null } = parcel ?? {}
    if (!canLeaveRound(stopState({ status: order.status, shippedAt, deliveredAt })))
      return err({ code: 'is_delivered' })
    await deleteStop(tx, stopId)
    await updateRound(tx, round.id)
    const { orderId, shipmentId, position, boxes, note } = stop
    const before = { stop: stopId, orderId, shipmentId, position, boxes, note }
    const entry = { action: 'round.stop_taken_off', subject: `round:${round.id}`, before } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    return ok(round)
  })
}
