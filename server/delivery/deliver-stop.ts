import { deliveredAt } from '#domain/delivery/delivered-at.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type PhotoRefusal, type ReadPhoto, readPhotos } from '#server/media/read-photo.ts'
import { deliverIn } from '#server/orders/deliver-order.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { loadParcel, type LoadRefusal } from './load-parcel.ts'
import { insertProof, lockKey, selectDeliverer, selectProofByKey } from './proofs.store.ts'
import { selectStop } from './rounds.store.ts'

export type DeliverStop = {
  stopId: number
  /** Of one press on the phone. */
  key: string
  receivedBy: string
  takenAt: Date
  /** As it was sent. */
  photo: string | null
  actor: Actor
}
export type DeliverStopRefusal =
  | LoadRefusal
  | PhotoRefusal
  | { readonly code: 'not_found' | 'key_used' }
  | {
      readonly code: 'already_delivered'
      readonly by: string | null
      readonly at: Date
      readonly receivedBy: string | null
    }

/** Told as often as the phone likes, done once. The photo is redrawn before rows are locked, and only for the first telling. */
export async function deliverStop(deps: Deps, command: DeliverStop): Promise<Result<null, DeliverStopRefusal>> {
  const told = await sameAsBefore(deps.db, command)
  if (told) return told
  const read = await readPhotos(command.photo === null ? [] : [command.photo])
  if (!read.ok) return read
  const [photo = null] = read.value
  return inTransaction<null, DeliverStopRefusal>(deps.db, async (tx) => {
    await lockKey(tx, command.key)
    return (await sameAsBefore(tx, command)) ?? deliver(tx, deps, command, photo)
  })
}

async function sameAsBefore(
  db: Deps['db'] | Tx,
  { key, stopId }: DeliverStop,
): Promise<Result<null, DeliverStopRefusal> | null> {
  const proof = await selectProofByKey(db, key)
  if (!proof) return null
  return proof.stopId === stopId ? ok(null) : err({ code: 'key_used' })
}

async function deliver(
  tx: Tx,
  deps: Deps,
  command: DeliverStop,
  photo: ReadPhoto | null,
): Promise<Result<null, DeliverStopRefusal>> {
  const { stopId, receivedBy, takenAt, actor, key } = command
  const known = await selectStop(tx, stopId)
  const order = known ? await lockOrder(tx, known.orderId) : null
  const stop = await selectStop(tx, stopId)
  if (!order || !stop) return err({ code: 'not_found' })
  const loaded = await loadParcel(tx, deps, { order, stop, actor, isUntold: true })
  if (!loaded.ok) return loaded
  const { id: shipmentId, shippedAt, ...shipment } = loaded.value
  if (shipment.deliveredAt !== null) return alreadyThere(tx, shipmentId, { ...shipment, at: shipment.deliveredAt })

  const now = deps.clock.now()
  const at = deliveredAt({ takenAt, shippedAt, now })
  const done = await deliverIn(tx, deps, { orderId: order.id, shipmentId, receivedBy, deliveredAt: at, actor })
  if (!done.ok) return err({ code: 'wrong_status', status: order.status })
  const file = photo && { file: `${deps.random.uuid()}.webp`, bytes: photo.bytes }
  const row = { key, stopId, shipmentId, orderId: order.id, receivedBy, deliveredBy: actor.id, takenAt, toldAt: now }
  await insertProof(tx, row, file)
  const after = {
    stop: stopId,
    order: order.id,
    shipment: shipmentId,
    received_by: receivedBy,
    photo: file?.file ?? null,
  }
  await writeAudit(tx, actor, { action: 'round.delivered', subject: `round:${stop.roundId}`, after }, now)
  return ok(null)
}

async function alreadyThere(
  tx: Tx,
  shipmentId: number,
  { at, receivedBy }: { at: Date; receivedBy: string | null },
): Promise<Result<null, DeliverStopRefusal>> {
  return err({ code: 'already_delivered', by: await selectDeliverer(tx, shipmentId), at, receivedBy })
}
