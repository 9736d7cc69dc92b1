import { eq, sql } from 'drizzle-orm'
import type { RefundedPieces } from '#domain/orders/part-refund.ts'
import { refundItems } from '#server/db/schema/order-desk.ts'
import { orderItems } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'

export async function insertRefundItems(tx: Tx, refundId: number, pieces: readonly RefundedPieces[]): Promise<void> {
  if (pieces.length === 0) return
  await tx
    .insert(refundItems)
    .values(pieces.map(({ orderItemId, quantity, isRestocked }) => ({ refundId, orderItemId, quantity, isRestocked })))
}

/** They are not packed any more. */
export async function addCancelled(tx: Tx, pieces: readonly RefundedPieces[]): Promise<void> {
  for (const { orderItemId, cancelled } of pieces)
    if (cancelled > 0)
      await tx
        .update(orderItems)
        .set({ cancelledQuantity: sql`${orderItems.cancelledQuantity} + ${cancelled}` })
        .where(eq(orderItems.id, orderItemId))
}
