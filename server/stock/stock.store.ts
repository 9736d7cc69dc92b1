import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { LockedProduct } from '#domain/orders/order-pieces.ts'
import type { ReturnKind } from '#domain/orders/return-policy.ts'
import type { Wanted } from '#domain/orders/stock.ts'
import type { Db } from '#server/db/connect.ts'
import { products, productVariants } from '#server/db/schema/catalog.ts'
import { stockHolds } from '#server/db/schema/stock.ts'
import { runIn } from '#server/db/sql-text.ts'
import type { Tx } from '#server/db/transaction.ts'

/** How many of each piece: a product, in a colour where it comes in several. */
export type Quantities = readonly Wanted[]
export type SellableProduct = LockedProduct & { hsnCode: string; returnKind: ReturnKind }

/** Always in id order, so that two orders for the same pieces queue instead of blocking each other for ever. */
export async function selectLocked(tx: Tx, productIds: readonly number[], onlyActive: boolean) {
  if (productIds.length === 0) return []
  const locked = await tx
    .select({
      productId: products.id,
      name: products.name,
      sku: products.sku,
      picture: products.mainImage,
      price: products.price,
      salePrice: products.salePrice,
      saleStartsAt: products.saleStartsAt,
      saleEndsAt: products.saleEndsAt,
      onHand: products.stockOnHand,
      held: products.stockHeld,
      hsnCode: products.hsnCode,
      taxRateBp: products.taxRateBp,
      isCustom: products.isCustom,
      makingWeeks: products.makingWeeks,
      hasColours: sql<boolean>`exists (select from product_variants v where v.product_id = "products"."id")`,
      returnKind: products.returnKind,
      weightGrams: products.weightGrams,
    })
    .from(products)
    .where(and(isOneOf(products.id, productIds), onlyActive ? eq(products.isActive, true) : undefined))
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare(onlyActive ? 'lock_sellable' : 'lock_ordered')
    .execute()
  const variants = await selectVariants(
    tx,
    locked.filter(({ hasColours }) => hasColours).map(({ productId }) => productId),
  )
  return locked.map(({ hasColours: _hasColours, ...product }) => ({
    ...product,
    variants: variants.filter(({ productId }) => productId === product.productId),
  }))
}

/** Read after their products were locked: nobody changes a colour's stock without that lock. */
async function selectVariants(tx: Tx, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return tx
    .select({
      productId: productVariants.productId,
      variantId: productVariants.id,
      color: productVariants.color,
      sku: productVariants.sku,
      priceDifference: productVariants.priceDifference,
      picture: sql<string | null>`${productVariants.images}[1]`,
      onHand: productVariants.stockOnHand,
      held: productVariants.stockHeld,
    })
    .from(productVariants)
    .where(isOneOf(productVariants.productId, productIds))
    .orderBy(asc(productVariants.position), asc(productVariants.id))
    .prepare('colours_of_products')
    .execute()
}

/** One text however many there are, and behind a select PostgreSQL does not look how many: its plan is kept. */
const isOneOf = (column: PgColumn, ids: readonly number[]) =>
  sql`${column} = any ((select ${sql.param([...ids])}::int[])::int[])`

type LevelChange = { onHand: -1 | 0 | 1; held: -1 | 0 | 1 }

/** The product first, which locks it, then its colours: always in this order, so that nobody waits in a circle. */
export async function changeLevels(tx: Tx, quantities: Quantities, change: LevelChange) {
  await runIn(tx, changeLevelsOf('products'), levelValues(quantities, 'productId', change))
  const coloured = quantities.filter(({ variantId }) => variantId !== null)
  if (coloured.length === 0) return
  await runIn(tx, changeLevelsOf('product_variants'), levelValues(coloured, 'variantId', change))
}

const changeLevelsOf = (table: 'products' | 'product_variants') => `
  update ${table} piece
  set stock_on_hand = piece.stock_on_hand + $3::int * change.quantity, stock_held = piece.stock_held + $4::int * change.quantity
  from (select id, sum(quantity)::int as quantity from unnest((select $1::int[]), (select $2::int[])) as each(id, quantity) group by id)
    as change
  where piece.id = change.id`

const levelValues = (quantities: Quantities, key: 'productId' | 'variantId', { onHand, held }: LevelChange) => [
  quantities.map((wanted) => wanted[key]),
  quantities.map(({ quantity }) => quantity),
  onHand,
  held,
]

/** A hold that was released before is taken up again. */
export async function upsertHolds(tx: Tx, orderId: number, quantities: Quantities, expiresAt: Date) {
  await runIn(tx, UPSERT_HOLDS, [
    quantities.map(({ productId }) => productId),
    quantities.map(({ variantId }) => variantId),
    quantities.map(({ quantity }) => quantity),
    orderId,
    expiresAt,
  ])
}

const UPSERT_HOLDS = `
  insert into stock_holds (product_id, variant_id, quantity, order_id, expires_at)
  select piece.*, $4::int, $5::timestamptz from unnest((select $1::int[]), (select $2::int[]), (select $3::int[])) as piece
  on conflict (order_id, product_id, variant_id) do update set state = 'held', expires_at = excluded.expires_at`

/** The quantities that were in `from` and no longer are. */
export async function moveHolds(tx: Tx, orderId: number, from: 'held', to: 'taken' | 'released'): Promise<Quantities> {
  return tx
    .update(stockHolds)
    .set({ state: to })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, from)))
    .returning({ productId: stockHolds.productId, variantId: stockHolds.variantId, quantity: stockHolds.quantity })
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
