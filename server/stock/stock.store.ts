import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { LockedProduct } from '#domain/orders/draft-order.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'
import type { Db } from '#server/db/connect.ts'
import { products } from '#server/db/schema/catalog.ts'
import { stockHolds, stockMovements } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

export type Quantities = ReadonlyMap<number, number>
export type SellableProduct = LockedProduct & { hsnCode: string; taxRateBp: number; returnKind: ReturnKind }
export type Movement = (typeof stockMovements.$inferInsert)['reason']

/** Always in id order, so that two orders for the same pieces queue instead of blocking each other for ever. */
export async function selectLocked(
  tx: Tx,
  productIds: readonly number[],
  onlyActive: boolean,
): Promise<SellableProduct[]> {
  if (productIds.length === 0) return []
  return tx
    .select({
      productId: products.id,
      name: products.name,
      sku: products.sku,
      price: products.price,
      salePrice: products.salePrice,
      onHand: products.stockOnHand,
      held: products.stockHeld,
      hsnCode: products.hsnCode,
      taxRateBp: products.taxRateBp,
      isCustom: products.isCustom,
      returnKind: products.returnKind,
      weightGrams: products.weightGrams,
    })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), onlyActive ? eq(products.isActive, true) : undefined))
    .orderBy(asc(products.id))
    .for('no key update')
}

export async function changeLevels(tx: Tx, quantities: Quantities, change: { onHand: -1 | 0 | 1; held: -1 | 0 | 1 }) {
  await tx.execute(sql`
    update products
    set stock_on_hand = stock_on_hand + ${change.onHand}::int * change.quantity,
        stock_held = stock_held + ${change.held}::int * change.quantity
    from ${asTable(quantities)} as change(product_id, quantity)
    where products.id = change.product_id`)
}

export async function writeMovements(tx: Tx, quantities: Quantities, sign: 1 | -1, reason: Movement, orderId: number) {
  const rows = [...quantities].map(([productId, quantity]) => ({ productId, delta: sign * quantity, reason, orderId }))
  const written = tx.insert(stockMovements).values(rows)
  // An order is sold once and cancelled once, but its pieces may come back one after the other.
  if (reason !== 'return') return void (await written)
  await written.onConflictDoUpdate({
    target: [stockMovements.orderId, stockMovements.productId, stockMovements.reason],
    set: { delta: sql`${stockMovements.delta} + excluded.delta` },
  })
}

/** A hold that was released before is taken up again. */
export async function upsertHolds(tx: Tx, orderId: number, quantities: Quantities, expiresAt: Date) {
  const rows = [...quantities].map(([productId, quantity]) => ({ orderId, productId, quantity, expiresAt }))
  await tx
    .insert(stockHolds)
    .values(rows)
    .onConflictDoUpdate({ target: [stockHolds.orderId, stockHolds.productId], set: { state: 'held', expiresAt } })
}

/** The quantities that were in `from` and no longer are. */
export async function moveHolds(tx: Tx, orderId: number, from: 'held', to: 'taken' | 'released'): Promise<Quantities> {
  const moved = await tx
    .update(stockHolds)
    .set({ state: to })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, from)))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity })
  return new Map(moved.map(({ productId, quantity }) => [productId, quantity]))
}

export async function markTaken(tx: Tx, orderId: number) {
  await tx.update(stockHolds).set({ state: 'taken' }).where(eq(stockHolds.orderId, orderId))
}

export async function extendHolds(tx: Tx, orderId: number, expiresAt: Date): Promise<number> {
  const extended = await tx
    .update(stockHolds)
    .set({ expiresAt })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, 'held')))
    .returning({ id: stockHolds.id })
  return extended.length
}

export async function selectOrdersWithEndedHolds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(and(eq(stockHolds.state, 'held'), lte(stockHolds.expiresAt, now)))
    .limit(limit)
  return rows.map((row) => row.orderId)
}

function asTable(quantities: Quantities) {
  const ids = sql.param([...quantities.keys()])
  const counts = sql.param([...quantities.values()])
  return sql`unnest(${ids}::int[], ${counts}::int[])`
}
