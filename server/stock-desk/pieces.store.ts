import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PieceQuery } from '#domain/api/stock-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { PieceKey } from '#domain/orders/stock.ts'
import type { HeldFor } from '#domain/stock/stock-deed.ts'
import type { Db } from '#server/db/connect.ts'
import { products } from '#server/db/schema/catalog.ts'
import { orders } from '#server/db/schema/orders.ts'
import { stockHolds, stockMovements, stockPieces, stockRules } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

const free = sql<number>`${stockPieces.onHand} - ${stockPieces.held}`
const ruleForAll = sql<number>`(select ${stockRules.lowLimit} from ${stockRules})`
const limit = sql<number>`coalesce(${stockPieces.lowLimit}, ${ruleForAll})`
/** What is made to order cannot run low. */
const isLow = sql<boolean>`(not ${stockPieces.isCustom} and ${free} <= ${limit})`

export type PieceRow = Awaited<ReturnType<typeof selectPieces>>[number]

const ofPiece = (piece: { productId: unknown; variantId: unknown }) =>
  sql`m.product_id = ${piece.productId} and m.variant_id is not distinct from ${piece.variantId}`

export async function selectPieces(db: Db | Tx, where: SQL | undefined, cut: Cut = FIRST) {
  const page = db
    .select()
    .from(stockPieces)
    .where(where)
    .orderBy(...sortedBy(cut.sort))
    .limit(cut.per_page)
    .offset((cut.page - 1) * cut.per_page)
    .as('stock_pieces')
  return db
    .select({
      id: page.id,
      productId: page.productId,
      variantId: page.variantId,
      slug: products.slug,
      name: page.name,
      color: page.color,
      sku: page.sku,
      onHand: page.onHand,
      held: page.held,
      lowLimit: page.lowLimit,
      limit,
      isLow,
      isActive: page.isActive,
      isCustom: page.isCustom,
      lastMove: sql<number>`coalesce((select max(m.id) from stock_movements m where ${ofPiece(page)}), 0)`,
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.productId))
    .orderBy(...sortedBy(cut.sort))
}

type Cut = Pick<PieceQuery, 'sort' | 'page' | 'per_page'>
const FIRST: Cut = { sort: 'name', page: 1, per_page: 1 }

function sortedBy(sort: PieceQuery['sort']): SQL[] {
  const columns = {
    name: sql`stock_pieces.name`,
    sku: sql`stock_pieces.sku`,
    on_hand: sql`stock_pieces.on_hand`,
    held: sql`stock_pieces.held`,
    free: sql`stock_pieces.on_hand - stock_pieces.held`,
  }
  const isTurned = sort.startsWith('-')
  const column = columns[(isTurned ? sort.slice(1) : sort) as keyof typeof columns]
  return [column, sql`stock_pieces.id`].map((each) => (isTurned ? desc(each) : asc(each)))
}

export const countPieces = (db: Db, where: SQL | undefined): Promise<number> => db.$count(stockPieces, where)

export const withPieceId = (id: number): SQL => eq(stockPieces.id, id)

export function askedPieces({ search, state, kind }: PieceQuery): SQL | undefined {
  const words = deskSearchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const states = { low: isLow, out: sql`${free} <= 0`, held: sql`${stockPieces.held} > 0` }
  const kinds = {
    on_sale: sql`${stockPieces.isActive}`,
    off_sale: sql`not ${stockPieces.isActive}`,
    made_to_order: sql`${stockPieces.isCustom}`,
  }
  const anyOf = (all: SQL[] | undefined) => (all && all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : undefined)
  return and(
    ...words.map((word) => sql`${stockPieces.words} like ${word}`),
    anyOf(state?.map((each) => states[each])),
    anyOf(kind?.map((each) => kinds[each])),
  )
}

export type OpenHold = HeldFor & { expiresAt: Date }

/** Newest first: who came last goes short first. */
export async function selectOpenHolds(db: Db | Tx, { productId, variantId }: PieceKey): Promise<OpenHold[]> {
  return db
    .select({
      orderId: stockHolds.orderId,
      orderNumber: orders.orderNumber,
      quantity: stockHolds.quantity,
      expiresAt: stockHolds.expiresAt,
    })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(
      and(
        eq(stockHolds.productId, productId),
        sql`${stockHolds.variantId} is not distinct from ${variantId}`,
        eq(stockHolds.state, 'held'),
      ),
    )
    .orderBy(desc(stockHolds.id))
}

/** Everything that these orders hold, so that all of it can be locked in one order. */
export async function selectProductsHeldBy(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct product_id as id from stock_holds
    where state = 'held' and order_id = any(${sql.param([...orderIds])}::int[])`)
  return rows.map(({ id }) => id)
}

/** Paid, and not yet out of the house: these stand in the store and are no longer in the stock. */
export async function countWaiting(db: Db, { productId, variantId }: PieceKey): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select coalesce(sum(i.quantity - i.cancelled_quantity - (
      select coalesce(sum(s.quantity), 0) from shipment_items s where s.order_item_id = i.id)), 0)::int as waiting
    from orders o join order_items i on i.order_id = o.id
    where o.status = 'processing' and i.product_id = ${productId} and i.variant_id is not distinct from ${variantId}`)
  return rows[0]?.waiting ?? 0
}

export async function hasPressed(tx: Tx, actorId: number, pressKey: string): Promise<boolean> {
  const where = and(eq(stockMovements.actorId, actorId), eq(stockMovements.pressKey, pressKey))
  return (await tx.$count(stockMovements, where)) > 0
}

export async function selectLowRule(db: Db | Tx): Promise<number> {
  const [row] = await db.select({ lowLimit: stockRules.lowLimit }).from(stockRules)
  return row?.lowLimit ?? 0
}

export async function updateLowRule(tx: Tx, lowLimit: number): Promise<void> {
  await tx.update(stockRules).set({ lowLimit })
}

export async function updateLowLimit(tx: Tx, productId: number, lowStockLimit: number | null): Promise<void> {
  await tx.update(products).set({ lowStockLimit }).where(eq(products.id, productId))
}
