import { isSameStops } from '#domain/delivery/order-stops.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Overtaken, refuseOvertaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteEmptyRound,
  isVanTaken,
  type RoundRow,
  selectRoundLocked,
  selectStop,
  selectStopIds,
  updatePositions,
  updateRound,
  updateStop,
} from './rounds.store.ts'

type Planned = { version: number; actor: Actor }
export type PlanRefusal =
  | Overtaken
  | { readonly code: 'not_found' }
  | { readonly code: 'van_taken'; readonly van: string }

/** The round as it was seen, locked; else who was faster. */
async function seenRound(tx: Tx, id: number, version: number): Promise<Result<RoundRow, PlanRefusal>> {
  const round = await selectRoundLocked(tx, id)
  if (!round) return err({ code: 'not_found' })
  const stale = await refuseOvertaken(tx, `round:${round.id}`, { version: round.version, seen: version })
  return stale ? err(stale) : ok(round)
}

export type OrderStops = Planned & { roundId: number; stops: readonly number[] }

export async function orderStops(deps: Deps, command: OrderStops): Promise<Result<RoundRow, PlanRefusal>> {
  const { roundId, stops, version, actor } = command
  return inTransaction<RoundRow, PlanRefusal>(deps.db, async (tx) => {
    const seen = await seenRound(tx, roundId, version)
    if (!seen.ok) return seen
    const before = await selectStopIds(tx, roundId)
    if (!isSameStops(before, stops)) return err({ code: 'changed_meanwhile', change: null })
    await updatePositions(tx, stops)
    await updateRound(tx, roundId)
    const entry = { action: 'round.stops_ordered', subject: `round:${roundId}` } as const
    await writeAudit(tx, actor, { ...entry, before: { stops: before }, after: { stops } }, deps.clock.now())
    return seen
  })
}

export type ChangeVan = Planned & { roundId: number; van: string }

/** All of the round goes with another van, which must have none of its own that day. */
export async function changeVan(deps: Deps, command: ChangeVan): Promise<Result<RoundRow, PlanRefusal>> {
  const { roundId, van, version, actor } = command
  return inTransaction<RoundRow, PlanRefusal>(deps.db, async (tx) => {
    const seen = await seenRound(tx, roundId, version)
    if (!seen.ok || seen.value.van === van) return seen
    await deleteEmptyRound(tx, seen.value.day, van)
    if (await isVanTaken(tx, seen.value.day, van)) return err({ code: 'van_taken', van })
    await updateRound(tx, roundId, { van })
    const entry = { action: 'round.van_changed', subject: `round:${roundId}` } as const
    const before = { van: seen.value.van }
    await writeAudit(tx, actor, { ...entry, before, after: { van } }, deps.clock.now())
    return ok({ ...seen.value, van })
  })
}

export type EditStop = Planned & { stopId: number; boxes: number; note: string }

export async function editStop(deps: Deps, command: EditStop): Promise<Result<RoundRow, PlanRefusal>> {
  const { stopId, boxes, note, version, actor } = command
  return inTransaction<RoundRow, PlanRefusal>(deps.db, async (tx) => {
    const stop = await selectStop(tx, stopId)
    if (!stop) return err({ code: 'not_found' })
    const seen = await seenRound(tx, stop.roundId, version)
    if (!seen.ok) return seen
    await updateStop(tx, stopId, { boxes, note })
    await updateRound(tx, stop.roundId)
    const entry = { action: 'round.stop_changed', subject: `round:${stop.roundId}` } as const
    const before = { stop: stopId, boxes: stop.boxes, note: stop.note }
    await writeAudit(tx, actor, { ...entry, before, after: { boxes, note } }, deps.clock.now())
    return seen
  })
}
