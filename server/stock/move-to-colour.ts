import { eq } from 'drizzle-orm'
import { products, productVariants } from '#server/db/schema/catalog.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

/**
 * A piece that came in one colour now comes in several: what stands in the store is of the first. The ledger says so in two
 * corrections that add up to nothing. The caller has locked the product and seen that no order holds it.
 */
export async function moveStockToColour(tx: Tx, productId: number, variantId: number, now: Date): Promise<void> {
  const [product] = await tx.select({ onHand: products.stockOnHand }).from(products).where(eq(products.id, productId))
  const onHand = product?.onHand ?? 0
  if (onHand === 0) return
  await tx.update(productVariants).set({ stockOnHand: onHand }).where(eq(productVariants.id, variantId))
  const move = { productId, reason: 'correction', createdAt: now } as const
  await tx.insert(stockMovements).values([
    { ...move, variantId: null, delta: -onHand },
    { ...move, variantId, delta: onHand },
  ])
}
