import { err, ok, type Result } from '#domain/result.ts'
import { istDate } from '#domain/time/ist.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { loadParcel, type LoadRefusal } from './load-parcel.ts'
import { type RoundRow, selectRoundLocked, selectStop, selectStopIds, updateRound } from './rounds.store.ts'

export type SendOff = { roundId: number; version: number; actor: Actor }
export type SendOffRefusal = Overtaken | { readonly code: 'not_found' } | { readonly code: 'not_its_day' }
export type LeftBehind = { orderNumber: string; refusal: LoadRefusal }
export type SentOff = { round: RoundRow; leftBehind: LeftBehind[] }

/** The van leaves. Each order goes for itself: one that may not leave keeps no other one back. */
export async function sendOff(deps: Deps, command: SendOff): Promise<Result<SentOff, SendOffRefusal>> {
  const begun = await begin(deps, command)
  if (!begun.ok) return begun
  const leftBehind: LeftBehind[] = []
  for (const stopId of await selectStopIds(deps.db, command.roundId)) {
    const loaded = await loadStop(deps, stopId, command.actor)
    if (!loaded.ok) leftBehind.push(loaded.error)
  }
  return ok({ round: begun.value, leftBehind })
}

async function begin(deps: Deps, { roundId, version, actor }: SendOff): Promise<Result<RoundRow, SendOffRefusal>> {
  return inTransaction<RoundRow, SendOffRefusal>(deps.db, async (tx) => {
    const round = await selectRoundLocked(tx, roundId)
    if (!round) return err({ code: 'not_found' })
    const stale = await refuseOvertaken(tx, `round:${round.id}`, { version: round.version, seen: version })
    if (stale) return err(stale)
    const now = deps.clock.now()
    if (round.day !== istDate(now)) return err({ code: 'not_its_day' })
    await updateRound(tx, roundId, { leftAt: round.leftAt ?? now })
    const after = { day: round.day, van: round.van }
    await writeAudit(tx, actor, { action: 'round.left', subject: `round:${roundId}`, after }, now)
    return ok(round)
  })
}

async function loadStop(deps: Deps, stopId: number, actor: Actor): Promise<Result<null, LeftBehind>> {
  return inTransaction<null, LeftBehind>(deps.db, async (tx) => {
    const known = await selectStop(tx, stopId)
    const order = known ? await lockOrder(tx, known.orderId) : null
    const stop = await selectStop(tx, stopId)
    if (!order || !stop) return ok(null)
    const loaded = await loadParcel(tx, deps, { order, stop, actor, isUntold: false })
    return loaded.ok ? ok(null) : err({ orderNumber: order.orderNumber, refusal: loaded.error })
  })
}
