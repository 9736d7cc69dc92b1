import type { OrderRecord, ShipmentRecord } from '#server/orders/order-record.ts'
import type { StopRow } from './rounds.store.ts'

/**
 * The shipment of a stop: its own, or for what was put on the round packed, the one in which it has left since. Null while it
 * still stands here.
 */
export function parcelOf(
  { shipments }: Pick<OrderRecord, 'shipments'>,
  stop: Pick<StopRow, 'shipmentId' | 'createdAt'>,
  claimed: readonly number[],
): ShipmentRecord | null {
  if (stop.shipmentId !== null) return shipments.find(({ id }) => id === stop.shipmentId) ?? null
  const left = shipments.filter(({ id, shippedAt }) => shippedAt >= stop.createdAt && !claimed.includes(id))
  return left.toSorted((a, b) => a.id - b.id).at(-1) ?? null
}
