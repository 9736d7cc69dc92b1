import { type ParcelRefusal, putOnRound } from '#domain/delivery/put-on-round.ts'
import { leftToShip } from '#domain/orders/fulfilment.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type IsoDate, istDate } from '#domain/time/ist.ts'
import { MOST_STOPS } from '#domain/api/delivery.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findOrders } from '#server/orders/find-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import {
  insertStop,
  nextPosition,
  openRoundLocked,
  type ParcelKey,
  selectStanding,
  updateRound,
  updateStop,
} from './rounds.store.ts'

export type PutParcels = { day: IsoDate; van: string; parcels: readonly ParcelKey[]; actor: Actor }
export type PutRefusal =
  | { readonly code: 'past_day' | 'round_is_full' }
  | { readonly code: 'unknown_parcel'; readonly index: number }
  | (ParcelRefusal & { readonly orderNumber: string; readonly index: number })

/** All of them or none: behind those that stand on the round already. */
export async function putParcels(deps: Deps, command: PutParcels): Promise<Result<number, PutRefusal>> {
  const { day, van, parcels, actor } = command
  return inTransaction<number, PutRefusal>(deps.db, async (tx) => {
    const now = deps.clock.now()
    if (day < istDate(now)) return err({ code: 'past_day' })
    const round = await openRoundLocked(tx, day, van, now)
    const orders = await findOrders(tx, [...new Set(parcels.map(({ orderId }) => orderId))])
    let position = await nextPosition(tx, round.id)
    if (position + parcels.length > MOST_STOPS * 2) return err({ code: 'round_is_full' })
    for (const [index, parcel] of parcels.entries()) {
      const order = orders.find(({ id }) => id === parcel.orderId)
      if (!order || !isOf(order, parcel)) return err({ code: 'unknown_parcel', index })
      const placed = await placeParcel(tx, order, parcel, { roundId: round.id, position, now })
      if (!placed.ok) return err({ ...placed.error, orderNumber: order.orderNumber, index })
      position += 1
    }
    await updateRound(tx, round.id)
    const after = { day, van, parcels }
    await writeAudit(tx, actor, { action: 'round.parcels_put', subject: `round:${round.id}`, after }, now)
    return ok(round.id)
  })
}

const isOf = ({ shipments }: OrderRecord, { shipmentId }: ParcelKey) =>
  shipmentId === null || shipments.some(({ id }) => id === shipmentId)

type Place = { roundId: number; position: number; now: Date }

async function placeParcel(
  tx: Tx,
  order: OrderRecord,
  parcel: ParcelKey,
  { roundId, position, now }: Place,
): Promise<Result<null, ParcelRefusal>> {
  const standsOn = await selectStanding(tx, parcel)
  const shipment = order.shipments.find(({ id }) => id === parcel.shipmentId) ?? null
  const { status, isPickup, packedAt } = order
  const facts = { status, isPickup, isPacked: packedAt !== null, shipment, standsOn }
  const decided = putOnRound(facts, istDate(now))
  if (!decided.ok) return decided
  if (standsOn) {
    await updateStop(tx, standsOn.stopId, { roundId, position })
    await updateRound(tx, standsOn.roundId)
    return ok(null)
  }
  const row = { ...parcel, roundId, position, boxes: boxesOf(order, parcel), createdAt: now }
  if (await insertStop(tx, row)) return ok(null)
  const other = await selectStanding(tx, parcel)
  return err({ code: 'already_on_round', ...(other ?? { day: istDate(now), van: '' }) })
}

/** A box for every piece, until somebody at the desk has counted them. */
function boxesOf({ items, shipments }: OrderRecord, { shipmentId }: ParcelKey): number {
  const shipment = shipments.find(({ id }) => id === shipmentId)
  const counts = shipment ? shipment.pieces.map(({ quantity }) => quantity) : items.map(leftToShip)
  return Math.min(
    999,
    Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    ),
  )
}
