import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PieceQuery } from '#domain/api/stock-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { PieceKey } from '#domain/orders/stock.ts'
import type { HeldFor } from '#domain/stock/stock-change.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { products } from '#server/db/schema/catalog.ts'
import { orders } from '#server/db/schema/orders.ts'
import { stockHolds, stockMovements, stockPieces, stockRules } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

const free = sql<number>`${stockPieces.onHand} - ${stockPieces.held}`
const ruleForAll = sql<number>`(select ${stockRules.lowLimit} from ${stockRules})`
const limit = sql<number>`coalesce(${stockPieces.lowLimit}, ${ruleForAll})`
/** What is made to order cannot run low. */
const isLow = sql<boolean>`(not ${stockPieces.isCustom} and ${free} <= ${limit})`

export type PieceRow = Awaited<ReturnType<typeof piecesOf>>[number]

const ofPiece = sql`m.product_id = ${stockPieces.productId} and m.variant_id is not distinct from ${stockPieces.variantId}`

function piecesOf(db: Db | Tx, page: SQL) {
  return db
    .select({
      id: stockPieces.id,
      productId: stockPieces.productId,
      variantId: stockPieces.variantId,
      slug: products.slug,
      name: stockPieces.name,
      color: stockPieces.color,
      sku: stockPieces.sku,
      onHand: stockPieces.onHand,
      held: stockPieces.held,
      lowLimit: stockPieces.lowLimit,
      limit,
      isLow,
      isActive: stockPieces.isActive,
      isCustom: stockPieces.isCustom,
      lastMove: sql<number>`coalesce((select max(m.id) from stock_movements m where ${ofPiece}), 0)`,
    })
    .from(stockPieces)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${stockPieces.id}`)
    .innerJoin(products, eq(products.id, stockPieces.productId))
    .orderBy(sql`page.place`)
}

export async function selectPiece(db: Db | Tx, id: number): Promise<PieceRow | undefined> {
  const [piece] = await piecesOf(db, sql`select ${id}::int as id, 1 as place`)
  return piece
}

/**
 * What is on hand, held and free has no index: an order would have to write it, and with it all others of its row. The narrow rows
 * are sorted instead.
 */
export const listPieces = (db: Db, query: PieceQuery) =>
  cutList(
    db,
    {
      from: sql`${stockPieces}`,
      id: sql<number>`${stockPieces.id}`,
      where: askedPieces(query),
      order: sortedBy(query.sort),
    },
    query,
    (page) => piecesOf(db, page),
  )

const SORTED = {
  name: sql`${stockPieces.name}`,
  sku: sql`${stockPieces.sku}`,
  on_hand: sql`${stockPieces.onHand}`,
  held: sql`${stockPieces.held}`,
  free,
}

function sortedBy(sort: PieceQuery['sort']): SQL {
  const isTurned = sort.startsWith('-')
  const column = SORTED[(isTurned ? sort.slice(1) : sort) as keyof typeof SORTED]
  const { id } = stockPieces
  return isTurned ? sql`${column} desc, ${id} desc` : sql`${column}, ${id}`
}

function askedPieces({ search, state, kind }: PieceQuery): SQL | undefined {
  const states = { low: isLow, out: sql`${free} <= 0`, held: sql`${stockPieces.held} > 0` }
  const kinds = {
    on_sale: sql`${stockPieces.isActive}`,
    off_sale: sql`not ${stockPieces.isActive}`,
    made_to_order: sql`${stockPieces.isCustom}`,
  }
  const anyOf = (all: SQL[] | undefined) => (all && all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : undefined)
  return and(
    ...deskSearchWords(search ?? '').map((word) => holdsWord(stockPieces.words, word)),
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
