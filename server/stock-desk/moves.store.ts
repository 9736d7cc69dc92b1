import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { MoveQuery } from '#domain/api/stock-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { PieceKey } from '#domain/orders/stock.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { orders } from '#server/db/schema/orders.ts'
import { stockMovements, stockPieces } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

export type MoveRow = Awaited<ReturnType<typeof selectMoves>>[number]

/** The page is cut first; names are read for its rows alone. */
export function selectMoves(db: Db | Tx, where: SQL | undefined, cut: Pick<MoveQuery, 'page' | 'per_page'>) {
  const newest = (of: { createdAt: SQL.Aliased | Column; id: SQL.Aliased | Column }) => [
    desc(of.createdAt),
    desc(of.id),
  ]
  const page = db
    .select()
    .from(stockMovements)
    .where(where)
    .orderBy(...newest(stockMovements))
    .limit(cut.per_page)
    .offset((cut.page - 1) * cut.per_page)
    .as('moves')
  return db
    .select({
      id: page.id,
      at: page.createdAt,
      reason: page.reason,
      delta: page.delta,
      onHandAfter: page.onHandAfter,
      note: page.note,
      who: users.name,
      orderId: page.orderId,
      orderNumber: orders.orderNumber,
      name: products.name,
      productSku: products.sku,
      color: stockPieces.color,
      sku: stockPieces.sku,
      pieceId: stockPieces.id,
    })
    .from(page)
    .innerJoin(products, eq(products.id, page.productId))
    .leftJoin(
      stockPieces,
      and(
        eq(stockPieces.productId, page.productId),
        sql`${stockPieces.variantId} is not distinct from ${page.variantId}`,
      ),
    )
    .leftJoin(users, eq(users.id, page.actorId))
    .leftJoin(orders, eq(orders.id, page.orderId))
    .orderBy(...newest(page))
}

type Column = Parameters<typeof desc>[0]

export const countMoves = (db: Db, where: SQL | undefined): Promise<number> => db.$count(stockMovements, where)

export function askedMoves({ search, piece, reason, made_from: from, made_to: to }: MoveQuery): SQL | undefined {
  const words = deskSearchWords(search ?? '').map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  const found = words.map((word) => sql`p.words like ${word}`)
  return and(
    piece === undefined ? undefined : sameAsPiece(sql`p.id = ${piece}`),
    found.length > 0 ? sameAsPiece(sql.join(found, sql` and `)) : undefined,
    reason ? inArray(stockMovements.reason, reason) : undefined,
    from ? gte(stockMovements.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(stockMovements.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
  )
}

const sameAsPiece = (condition: SQL) => sql`(${stockMovements.productId}, coalesce(${stockMovements.variantId}, 0)) in (
  select p.product_id, coalesce(p.variant_id, 0) from stock_pieces p where ${condition})`

/** What happened to a piece since somebody looked at it. */
export const movesSince = ({ productId, variantId }: PieceKey, seen: number): SQL | undefined =>
  and(
    eq(stockMovements.productId, productId),
    sql`${stockMovements.variantId} is not distinct from ${variantId}`,
    gt(stockMovements.id, seen),
  )

type Counted = PieceKey & { actorId: number; note: string; onHandAfter: number; pressKey: string }

/** A count that found what was expected changes nothing, so the database has nothing to book. */
export async function insertEvenCount(tx: Tx, counted: Counted): Promise<void> {
  await tx.insert(stockMovements).values({ ...counted, delta: 0, reason: 'count' })
}
