import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { orderItems, orders, returnPhotos, returnRequests } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'

const MOST_LISTED = 500

export type ReturnRow = typeof returnRequests.$inferSelect & { orderNumber: string; pieces: Map<number, NamedPiece> }
type NamedPiece = { name: string; color: string | null }

export async function selectReturns(db: Db | Tx, where: SQL | undefined): Promise<ReturnRow[]> {
  const rows = await db
    .select({ request: returnRequests, orderNumber: orders.orderNumber })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(where)
    .orderBy(desc(returnRequests.createdAt), desc(returnRequests.id))
    .limit(MOST_LISTED)
  const pieces = await selectPieces(db, where)
  return rows.map(({ request, orderNumber }) => ({ ...request, orderNumber, pieces }))
}

async function selectPieces(db: Db | Tx, where: SQL | undefined): Promise<Map<number, NamedPiece>> {
  const rows = await db
    .selectDistinct({ id: orderItems.id, name: orderItems.productName, color: orderItems.color })
    .from(returnRequests)
    .innerJoin(orderItems, eq(orderItems.orderId, returnRequests.orderId))
    .where(where)
  return new Map(rows.map(({ id, ...piece }) => [id, piece]))
}

export const ofOrder = (orderId: number) => eq(returnRequests.orderId, orderId)
export const withId = (id: number) => eq(returnRequests.id, id)
export const inStatus = (status: ReturnRow['status']) => eq(returnRequests.status, status)

/** How many of each item are on their way back already. */
export async function countReturning(tx: Tx | Db, orderId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ items: returnRequests.items })
    .from(returnRequests)
    .where(and(ofOrder(orderId), ne(returnRequests.status, 'refused')))
  const counts = new Map<number, number>()
  for (const { items } of rows)
    for (const { order_item_id, quantity } of items)
      counts.set(order_item_id, (counts.get(order_item_id) ?? 0) + quantity)
  return counts
}

export async function insertReturn(
  tx: Tx,
  row: typeof returnRequests.$inferInsert,
  photos: readonly { file: string; bytes: Buffer }[],
): Promise<number> {
  const [written] = await tx.insert(returnRequests).values(row).returning({ id: returnRequests.id })
  if (!written) throw new Error('The return was not written')
  if (photos.length > 0)
    await tx.insert(returnPhotos).values(photos.map((photo) => ({ ...photo, returnId: written.id })))
  return written.id
}

export async function selectReturnLocked(tx: Tx, id: number): Promise<typeof returnRequests.$inferSelect | null> {
  const [row] = await tx.select().from(returnRequests).where(withId(id)).for('update')
  return row ?? null
}

export async function updateReturn(
  tx: Tx,
  id: number,
  change: Partial<typeof returnRequests.$inferInsert>,
): Promise<void> {
  await tx.update(returnRequests).set(change).where(withId(id))
}

export async function selectPhoto(db: Db, file: string): Promise<{ bytes: Buffer; ownerId: number | null } | null> {
  const [row] = await db
    .select({ bytes: returnPhotos.bytes, ownerId: returnRequests.userId })
    .from(returnPhotos)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.returnId))
    .where(eq(returnPhotos.file, file))
  return row ?? null
}
