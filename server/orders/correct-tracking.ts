import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { selectOrderLocked, updateOrder } from './orders.store.ts'
import { selectOrderIdOfShipment, updateShipment } from './shipments.store.ts'
import type { Parcel } from './ship-order.ts'

export type CorrectTracking = { shipmentId: number; parcel: Parcel; ewayBillNumber: string | null; actor: Actor }
export type CorrectRefusal = { readonly code: 'not_found' } | { readonly code: 'already_delivered' }

/** A slip of the pen on a parcel that is still on its way. The shopper's page shows the new one at once. */
export async function correctTracking(
  deps: Deps,
  { shipmentId, parcel, ewayBillNumber, actor }: CorrectTracking,
): Promise<Result<OrderRecord, CorrectRefusal>> {
  return inTransaction<OrderRecord, CorrectRefusal>(deps.db, async (tx) => {
    const orderId = await selectOrderIdOfShipment(tx, shipmentId)
    const order = orderId === null ? null : await selectOrderLocked(tx, orderId)
    const shipment = order?.shipments.find(({ id }) => id === shipmentId)
    if (!order || !shipment) return err({ code: 'not_found' })
    if (shipment.deliveredAt !== null) return err({ code: 'already_delivered' })
    const now = deps.clock.now()
    await updateShipment(tx, shipmentId, { ...parcel, ewayBillNumber })
    await updateOrder(tx, order, order.shipments.at(-1)?.id === shipmentId ? parcel : {}, now)
    const { carrier, trackingNumber, trackingUrl } = shipment
    const before = { carrier, trackingNumber, trackingUrl, ewayBillNumber: shipment.ewayBillNumber }
    const entry = { action: 'order.tracking_corrected', subject: `order:${order.id}` } as const
    await writeAudit(tx, actor, { ...entry, before, after: { ...parcel, ewayBillNumber } }, now)
    return ok((await selectOrderLocked(tx, order.id)) ?? order)
  })
}
