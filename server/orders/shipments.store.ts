import { and, eq, isNull } from 'drizzle-orm'
import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import type { Db } from '#server/db/connect.ts'
import { shipmentItems, shipments } from '#server/db/schema/order-desk.ts'
import type { Tx } from '#server/db/transaction.ts'

export type NewShipment = Omit<typeof shipments.$inferInsert, 'deliveredAt' | 'receivedBy'>

export async function insertShipment(tx: Tx, row: NewShipment, pieces: readonly ShippedPieces[]): Promise<number> {
  const [written] = await tx.insert(shipments).values(row).returning({ id: shipments.id })
  if (!written) throw new Error('The shipment was not written')
  const counts = new Map<number, number>()
  for (const { orderItemId, quantity } of pieces) counts.set(orderItemId, (counts.get(orderItemId) ?? 0) + quantity)
  await tx
    .insert(shipmentItems)
    .values([...counts].map(([orderItemId, quantity]) => ({ shipmentId: written.id, orderItemId, quantity })))
  return written.id
}

export async function updateShipment(
  tx: Tx,
  id: number,
  change: Partial<Pick<NewShipment, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'ewayBillNumber'>>,
): Promise<void> {
  await tx.update(shipments).set(change).where(eq(shipments.id, id))
}

/** Only what has not arrived yet: a second report changes nothing. */
export async function markArrived(
  tx: Tx,
  id: number,
  { deliveredAt, receivedBy }: { deliveredAt: Date; receivedBy: string | null },
): Promise<void> {
  await tx
    .update(shipments)
    .set({ deliveredAt, receivedBy })
    .where(and(eq(shipments.id, id), isNull(shipments.deliveredAt)))
}

export async function selectOrderIdOfShipment(db: Db | Tx, id: number): Promise<number | null> {
  const [row] = await db.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.id, id))
  return row?.orderId ?? null
}
