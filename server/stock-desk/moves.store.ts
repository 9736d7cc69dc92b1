import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { MoveQuery } from '#domain/api/stock-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { PieceKey } from '#domain/orders/stock.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList, cutOf } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { orders } from '#server/db/schema/orders.ts'
import { stockMovements, stockPieces } from '#server/db/schema/stock.ts'
import type { Tx } from '#server/db/transaction.ts'

export type MoveRow = Awaited<ReturnType<typeof movesOf>>[number]

/** The page is cut first; names are read for its rows alone. */
function movesOf(db: Db | Tx, page: SQL) {
  return db
    .select({
      id: stockMovements.id,
      at: stockMovements.createdAt,
      reason: stockMovements.reason,
      delta: stockMovements.delta,
      onHandAfter: stockMovements.onHandAfter,
      note: stockMovements.note,
      who: users.name,
      orderId: stockMovements.orderId,
      orderNumber: orders.orderNumber,
      name: products.name,
      productSku: products.sku,
      color: stockPieces.color,
      sku: stockPieces.sku,
      pieceId: stockPieces.id,
    })
    .from(stockMovements)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${stockMovements.id}`)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(
      stockPieces,
      and(
        eq(stockPieces.productId, stockMovements.productId),
        sql`${stockPieces.variantId} is not distinct from ${stockMovements.variantId}`,
      ),
    )
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .orderBy(sql`page.place`)
}

const newestFirst = (where: SQL | undefined) => ({
  from: sql`${stockMovements}`,
  id: sql<number>`${stockMovements.id}`,
  where,
  order: sql`${stockMovements.createdAt} desc, ${stockMovements.id} desc`,
})

export const listMoves = (db: Db, query: MoveQuery) =>
  cutList(db, newestFirst(askedMoves(query)), query, (page) => movesOf(db, page))

/** The last of what happened to a piece since somebody looked at it. */
export const selectMovesSince = (tx: Tx, piece: PieceKey, seen: number): Promise<MoveRow[]> =>
  movesOf(tx, cutOf(newestFirst(movesSince(piece, seen)), LATEST))

const LATEST = { page: 1, per_page: 3 }

function askedMoves({ search, piece, reason, made_from: from, made_to: to }: MoveQuery): SQL | undefined {
  const found = deskSearchWords(search ?? '').map((word) => holdsWord(sql`p.words`, word))
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

const movesSince = ({ productId, variantId }: PieceKey, seen: number): SQL | undefined =>
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
