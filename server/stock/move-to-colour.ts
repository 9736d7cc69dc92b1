import { eq } from 'drizzle-orm'
import { products, productVariants } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'
import { nameMove } from './name-move.ts'

/**
 * A piece that came in one colour now comes in several: what stands in the store is of the first. The database has written off the
 * piece without a colour with the first colour's row. The caller has locked the product and seen that no order holds it.
 */
export async function moveStockToColour(tx: Tx, productId: number, variantId: number): Promise<void> {
  const [product] = await tx.select({ onHand: products.stockOnHand }).from(products).where(eq(products.id, productId))
  const onHand = product?.onHand ?? 0
  if (onHand === 0) return
  await nameMove(tx, { reason: 'colours' })
  await tx.update(productVariants).set({ stockOnHand: onHand }).where(eq(productVariants.id, variantId))
}
