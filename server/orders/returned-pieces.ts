import { eq } from 'drizzle-orm'
import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import { returnRequests } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'

/** What came back with a return: its refund names it to the buyer. */
export async function findReturnedPieces(tx: Tx, returnId: number): Promise<ShippedPieces[]> {
  const [request] = await tx
    .select({ items: returnRequests.items })
    .from(returnRequests)
    .where(eq(returnRequests.id, returnId))
  return (request?.items ?? []).map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }))
}
