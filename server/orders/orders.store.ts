import { and, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Address } from '#domain/orders/address.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { users } from '#server/db/schema/accounts.ts'
import { orderAddresses, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts'
import { runIn } from '#server/db/sql-text.ts'
import type { Tx } from '#server/db/transaction.ts'
import { countedOrder } from './counted-order.ts'
import type { OrderRecord } from './order-record.ts'
import { orderParts, toRecord } from './order-parts.ts'

const MOST_LISTED = 500

export async function selectOrders(
  db: Db | Tx,
  where: SQL | undefined,
  limit = MOST_LISTED,
  offset = 0,
): Promise<OrderRecord[]> {
  const rows = await db
    .select({ order: orders, parts: orderParts })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ order, parts }) => toRecord(order, parts))
}

export async function selectOrder(db: Db | Tx, where: SQL | undefined): Promise<OrderRecord | null> {
  const [found] = await selectOrders(db, where, 1)
  return found ?? null
}

/** Its many parts take longer to plan than to read: under a name PostgreSQL keeps the plan. */
export async function selectOrderById(db: Db | Tx, id: number): Promise<OrderRecord | null> {
  const [found] = await db
    .select({ order: orders, parts: orderParts })
    .from(orders)
    .where(byId(id))
    .prepare('order_by_id')
    .execute()
  return found ? toRecord(found.order, found.parts) : null
}

export const byId = (id: number) => eq(orders.id, id)
export const byNumber = (number: string) => eq(orders.orderNumber, number)

/** Searched by number and by the name of anything in it, whatever the case. */
export function ofCustomer(customerId: number, { status, search }: { status?: OrderStatus; search?: string } = {}) {
  return and(
    eq(orders.userId, customerId),
    status ? eq(orders.status, status) : undefined,
    search ? mentions(containing(search)) : undefined,
  )
}

function mentions(pattern: string): SQL {
  return sql`(${orders.orderNumber} ilike ${pattern} or exists (
    select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.productName} ilike ${pattern}))`
}

export const countFound = (db: Db, where: SQL | undefined): Promise<number> => db.$count(orders, where)
export const ownedBy = (customerId: number, id: number) => and(eq(orders.userId, customerId), eq(orders.id, id))

/** The same key of the same seller waits here for the first, so that the pair of them makes one sale. */
export async function lockSale(tx: Tx, soldBy: number, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${soldBy} sale ${key}`}, 0))`)
}

/** One customer's new orders one after the other: the same key makes one order, and those that keep pieces are counted right. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  await runIn(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`holds ${customerId}`])
}

const STANDING = `
  select (select o.id from orders o where o.user_id = $1 and o.idempotency_key = $2) as earlier,
    (select count(*)::int from orders o where o.user_id = $1 and o.status = 'pending' and o.channel = 'web'
      and exists (select from stock_holds h where h.order_id = o.id and h.state = 'held')) as unpaid`

/** The order that the customer placed under this key before, and how many of theirs keep pieces unpaid. */
export async function selectStanding(tx: Tx, customerId: number, key: string | null) {
  const [row] = await runIn<{ earlier: number | null; unpaid: number }>(tx, STANDING, [customerId, key])
  return row ?? { earlier: null, unpaid: 0 }
}

/** Who has one keeps it until the transaction ends: an erasure waits and sees the order. */
export async function hasAccount(tx: Tx, userId: number): Promise<boolean> {
  const isHere = and(eq(users.id, userId), isNull(users.erasedAt))
  return (await tx.select({ id: users.id }).from(users).where(isHere).for('share')).length > 0
}

/** Of a sale the buyer may be nobody we know. */
export async function selectSaleByKey(tx: Tx, soldBy: number, key: string): Promise<OrderRecord | null> {
  return selectOrder(tx, and(eq(orders.soldBy, soldBy), eq(orders.idempotencyKey, key)))
}

/** Locked first, then read: the reading sees everything that was committed before the lock was given. */
export async function selectOrderLocked(tx: Tx, id: number): Promise<OrderRecord | null> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(byId(id)).for('update')
  return locked ? selectOrderById(tx, id) : null
}

export async function updateShippingAddress(tx: Tx, orderId: number, address: Address): Promise<void> {
  const { postal_code: postalCode, ...rest } = address
  await tx
    .update(orderAddresses)
    .set({ ...rest, postalCode })
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')))
}

type Standing = { status: OrderStatus; paymentStatus: PaymentStatus }
type OrderChange = Partial<typeof orders.$inferInsert>

/** The old state is part of the condition: whoever read an older one changes nothing and is a bug. */
export async function updateOrder(
  tx: Tx,
  order: Standing & { id: number },
  change: OrderChange,
  now: Date,
): Promise<void> {
  const written = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(byId(order.id), eq(orders.status, order.status), eq(orders.paymentStatus, order.paymentStatus)))
    .returning({ id: orders.id })
  if (written.length !== 1) throw new Error(`Order ${order.id} is no longer ${order.status} and ${order.paymentStatus}`)
}

export async function insertEvent(tx: Tx, orderId: number, event: string, data: Record<string, unknown>, now: Date) {
  await tx.insert(orderEvents).values({ orderId, event, data, createdAt: now })
}

export async function deleteOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(orders).where(byId(orderId))
}

export async function selectUnpaidBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), ne(orders.paymentStatus, 'paid'), lt(orders.createdAt, before)))
    .orderBy(orders.createdAt)
    .limit(limit)
  return rows.map((row) => row.id)
}

export async function countOrders(db: Db, customerId: number) {
  return db.select(countedOrder).from(orders).where(eq(orders.userId, customerId))
}
