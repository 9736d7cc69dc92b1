import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ReturnQuery } from '#domain/api/return-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import type { ReturnSort } from '#domain/orders/return-status.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { orderSearch } from '#server/db/schema/order-desk.ts'
import { orderAddresses, orderItems, orders, returnPhotos, returnRequests } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'

const MOST_LISTED = 500

export type LockedReturn = typeof returnRequests.$inferSelect
export type ReturnRow = LockedReturn & { orderNumber: string; pieces: Map<number, NamedPiece> }
export type DeskReturnRow = ReturnRow & { customer: string; phone: string; city: string }
export type ReturnHistoryEntry = { at: Date; what: string; who: string | null; reason: string }
type NamedPiece = { name: string; color: string | null }

export async function selectReturns(db: Db | Tx, where: SQL | undefined): Promise<ReturnRow[]> {
  const rows = await db
    .select({ request: returnRequests, orderNumber: orders.orderNumber })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(where)
    .orderBy(desc(returnRequests.createdAt), desc(returnRequests.id))
    .limit(MOST_LISTED)
  const pieces = await selectPieces(db, where)
  return rows.map(({ request, orderNumber }) => ({ ...request, orderNumber, pieces }))
}

async function selectPieces(db: Db | Tx, where: SQL | undefined): Promise<Map<number, NamedPiece>> {
  const rows = await db
    .selectDistinct({ id: orderItems.id, name: orderItems.productName, color: orderItems.color })
    .from(returnRequests)
    .innerJoin(orderItems, eq(orderItems.orderId, returnRequests.orderId))
    .where(where)
  return new Map(rows.map(({ id, ...piece }) => [id, piece]))
}

export const ofOrder = (orderId: number) => eq(returnRequests.orderId, orderId)
export const withId = (id: number) => eq(returnRequests.id, id)

type PageCut = Pick<ReturnQuery, 'sort' | 'page' | 'per_page'>
const WHOLE: PageCut = { sort: 'newest', page: 1, per_page: 1 }

/** With the customer's name as it was billed and the town it was delivered to. Names of pieces are read for the page alone. */
export async function selectDeskReturns(db: Db, where: SQL | undefined, cut = WHOLE): Promise<DeskReturnRow[]> {
  const rows = await db
    .select({
      request: returnRequests,
      orderNumber: orders.orderNumber,
      customer: orderAddresses.name,
      phone: orderAddresses.phone,
      city: orderAddresses.city,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(orderAddresses, and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')))
    .where(where)
    .orderBy(...sortedBy(cut.sort))
    .limit(cut.per_page)
    .offset((cut.page - 1) * cut.per_page)
  const ids = rows.map(({ request }) => request.id)
  const pieces =
    ids.length > 0 ? await selectPieces(db, inArray(returnRequests.id, ids)) : new Map<number, NamedPiece>()
  return rows.map(({ request, ...rest }) => ({ ...request, ...rest, pieces }))
}

function sortedBy(sort: ReturnSort): SQL[] {
  const { createdAt, id, refundAmount } = returnRequests
  switch (sort) {
    case 'newest':
      return [desc(createdAt), desc(id)]
    case 'oldest':
      return [asc(createdAt), asc(id)]
    case 'highest':
      return [desc(refundAmount), desc(id)]
    case 'lowest':
      return [asc(refundAmount), asc(id)]
  }
}

export const countReturns = (db: Db, where: SQL | undefined): Promise<number> => db.$count(returnRequests, where)

/** Found by its own number, and by whatever its order is found by. */
export function askedFor({ status, search }: ReturnQuery): SQL | undefined {
  const words = deskSearchWords(search ?? '').map(containing)
  return and(
    status ? inArray(returnRequests.status, status) : undefined,
    ...words.map((word) =>
      or(
        sql`lower(${returnRequests.number}) like ${word}`,
        sql`${returnRequests.orderId} in (select ${orderSearch.orderId} from ${orderSearch} where ${orderSearch.words} like ${word})`,
      ),
    ),
  )
}

export async function selectHistory(db: Db, id: number): Promise<ReturnHistoryEntry[]> {
  return db
    .select({ at: auditEntries.createdAt, what: auditEntries.action, who: users.name, reason: auditEntries.reason })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.subject, `return:${id}`))
    .orderBy(asc(auditEntries.createdAt), asc(auditEntries.id))
}

export async function insertReturn(
  tx: Tx,
  row: typeof returnRequests.$inferInsert,
  photos: readonly { file: string; bytes: Buffer }[],
): Promise<number> {
  const [written] = await tx.insert(returnRequests).values(row).returning({ id: returnRequests.id })
  if (!written) throw new Error('The return was not written')
  if (photos.length > 0)
    await tx.insert(returnPhotos).values(photos.map((photo) => ({ ...photo, returnId: written.id })))
  return written.id
}

export async function selectReturnLocked(tx: Tx, id: number): Promise<LockedReturn | null> {
  const [row] = await tx.select().from(returnRequests).where(withId(id)).for('update')
  return row ?? null
}

export async function updateReturn(
  tx: Tx,
  id: number,
  change: Partial<typeof returnRequests.$inferInsert>,
): Promise<void> {
  await tx.update(returnRequests).set(change).where(withId(id))
}

export async function selectPhoto(db: Db, file: string): Promise<{ bytes: Buffer; ownerId: number | null } | null> {
  const [row] = await db
    .select({ bytes: returnPhotos.bytes, ownerId: returnRequests.userId })
    .from(returnPhotos)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.returnId))
    .where(eq(returnPhotos.file, file))
  return row ?? null
}
