import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { products, productVariants, restockRequests } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Of the colour where one is joined, else of the whole piece. */
const free = sql<number>`coalesce(${productVariants.stockOnHand} - ${productVariants.stockHeld},
  ${products.stockOnHand} - ${products.stockHeld})`

/** How many of a piece are free; `variantId` is null where it has no such colour. */
export async function selectFreeStock(db: Db, productId: number, color: string) {
  const isColour = sql`lower(${productVariants.color}) = ${color.trim().toLowerCase()}`
  const [row] = await db
    .select({ free, variantId: productVariants.id })
    .from(products)
    .leftJoin(productVariants, and(eq(productVariants.productId, products.id), isColour))
    .where(and(eq(products.id, productId), eq(products.isActive, true)))
  return row ?? null
}

/** Asking twice is asking once. */
export async function insertRequest(db: Db, row: typeof restockRequests.$inferInsert): Promise<void> {
  await db.insert(restockRequests).values(row).onConflictDoNothing()
}

/** Requests whose piece, in the colour that was asked for, can be bought again, marked so that no other process takes them. */
export async function takeAnswerable(tx: Tx, now: Date, limit: number) {
  const waiting = await tx
    .select({
      id: restockRequests.id,
      email: restockRequests.email,
      stopToken: restockRequests.stopToken,
      name: products.name,
      slug: products.slug,
      color: productVariants.color,
    })
    .from(restockRequests)
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .leftJoin(productVariants, eq(productVariants.id, restockRequests.variantId))
    .where(and(isNull(restockRequests.toldAt), eq(products.isActive, true), gt(free, 0)))
    .orderBy(restockRequests.id)
    .limit(limit)
    .for('update', { of: restockRequests, skipLocked: true })
  if (waiting.length === 0) return []
  const ids = waiting.map(({ id }) => id)
  await tx.update(restockRequests).set({ toldAt: now }).where(inArray(restockRequests.id, ids))
  return waiting
}

/** The link of any mail ends all that waits for its address. */
export async function endRequests(tx: Tx, stopToken: string): Promise<boolean> {
  const [known] = await tx
    .select({ email: restockRequests.email })
    .from(restockRequests)
    .where(eq(restockRequests.stopToken, stopToken))
  if (!known) return false
  await tx.delete(restockRequests).where(and(eq(restockRequests.email, known.email), isNull(restockRequests.toldAt)))
  return true
}

export async function deleteToldBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(restockRequests).where(lt(restockRequests.toldAt, before))
}
