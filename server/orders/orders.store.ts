import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Address } from '#domain/orders/address.ts'
import type { BusinessBuyer } from '#domain/orders/business-buyer.ts'
import { CUSTOM_SKU, type DraftCustomItem, type DraftOrder } from '#domain/orders/draft-order.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { orderAddresses, orderEvents, orderItems, orders } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { SellableProduct } from '#server/stock/stock-use.ts'
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

/** The same key of the same customer waits here for the first, so that the pair of them makes one order. */
export async function lockKey(tx: Tx, customerId: number, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${customerId} ${key}`}, 0))`)
}

/** Nearly always there is none, so it is looked for by its key alone and read with all its parts only when it exists. */
export async function selectOrderByKey(tx: Tx, customerId: number, key: string): Promise<OrderRecord | null> {
  const isTheSame = and(eq(orders.userId, customerId), eq(orders.idempotencyKey, key))
  const [earlier] = await tx.select({ id: orders.id }).from(orders).where(isTheSame)
  return earlier ? selectOrderById(tx, earlier.id) : null
}

/** One customer's new orders one after the other, so that they are counted right. Answers how many keep pieces unpaid. */
export async function countUnpaidHolds(tx: Tx, customerId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${customerId}`}, 0))`)
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from orders o where o.user_id = ${customerId} and o.status = 'pending' and o.channel = 'web'
      and exists (select from stock_holds h where h.order_id = o.id and h.state = 'held')`)
  return rows[0]?.n ?? 0
}

/** The same of a sale, whose buyer may be nobody we know. */
export async function selectSaleByKey(tx: Tx, soldBy: number, key: string): Promise<OrderRecord | null> {
  return selectOrder(tx, and(eq(orders.soldBy, soldBy), eq(orders.idempotencyKey, key)))
}

/** Locked first, then read: the reading sees everything that was committed before the lock was given. */
export async function selectOrderLocked(tx: Tx, id: number): Promise<OrderRecord | null> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(byId(id)).for('update')
  return locked ? selectOrderById(tx, id) : null
}

export type NewOrder = DraftOrder &
  BusinessBuyer & {
    orderNumber: string
    customerId: number | null
    idempotencyKey: string | null
    requestHash: string | null
    sale?: ShowroomSale
  }

/** What a sale in the showroom writes down beyond an order of the web. */
export type ShowroomSale = Pick<
  typeof orders.$inferSelect,
  'soldBy' | 'discountReason' | 'isPickup' | 'paymentMethod'
> & { channel: 'showroom' }

export async function insertOrder(tx: Tx, draft: NewOrder, stock: readonly SellableProduct[]): Promise<number> {
  const { quote } = draft
  const [row] = await tx
    .insert(orders)
    .values({
      orderNumber: draft.orderNumber,
      userId: draft.customerId,
      status: draft.status,
      paymentStatus: draft.paymentStatus,
      itemsTotal: quote.itemsTotal,
      subtotal: quote.subtotal,
      taxAmount: quote.tax,
      shippingAmount: quote.shipping,
      discountAmount: quote.discount,
      totalAmount: quote.total,
      couponId: draft.coupon?.id ?? null,
      couponCode: draft.coupon?.code ?? null,
      notes: draft.notes,
      promisedFrom: draft.promised.earliest,
      promisedTo: draft.promised.latest,
      idempotencyKey: draft.idempotencyKey,
      requestHash: draft.requestHash,
      ...draft.sale,
      createdAt: draft.placedAt,
      updatedAt: draft.placedAt,
    })
    .returning({ id: orders.id })
  if (!row) throw new Error('The order was not written')
  await tx.insert(orderItems).values(itemRows(row.id, draft, stock))
  await tx
    .insert(orderAddresses)
    .values([
      { ...addressRow(row.id, 'billing', draft.billing), gstin: draft.gstin, companyName: draft.companyName },
      addressRow(row.id, 'shipping', draft.shipping),
    ])
  return row.id
}

function itemRows(orderId: number, draft: DraftOrder, stock: readonly SellableProduct[]) {
  return [...stockedRows(orderId, draft, stock), ...draft.customItems.map((item) => customRow(orderId, item))]
}

function customRow(orderId: number, item: DraftCustomItem) {
  return {
    orderId,
    productId: null,
    variantId: null,
    productName: item.words,
    productSku: CUSTOM_SKU,
    color: null,
    picture: '',
    hsnCode: item.hsnCode,
    taxRateBp: item.taxRate,
    isCustom: true,
    returnKind: 'ordinary' as const,
    options: {},
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    totalPrice: item.total,
    discountAmount: item.discount,
  }
}

function stockedRows(orderId: number, { items }: DraftOrder, stock: readonly SellableProduct[]) {
  const byProduct = new Map(stock.map((product) => [product.productId, product]))
  return items.map((item) => {
    const product = byProduct.get(item.productId)
    if (!product) throw new Error(`Product ${item.productId} is not locked`)
    return {
      orderId,
      productId: item.productId,
      variantId: item.variantId,
      productName: item.name,
      productSku: item.sku,
      color: item.color,
      picture: item.picture,
      hsnCode: product.hsnCode,
      taxRateBp: item.taxRate,
      isCustom: product.isCustom,
      returnKind: product.returnKind,
      options: { ...item.options },
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      totalPrice: item.total,
      discountAmount: item.discount,
    }
  })
}

function addressRow(orderId: number, kind: 'billing' | 'shipping', address: Address) {
  const { postal_code: postalCode, ...rest } = address
  return { orderId, kind, ...rest, postalCode }
}

export async function updateShippingAddress(tx: Tx, orderId: number, address: Address): Promise<void> {
  await tx
    .update(orderAddresses)
    .set(addressRow(orderId, 'shipping', address))
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
  return db
    .select({ status: orders.status, paymentStatus: orders.paymentStatus, total: orders.totalAmount })
    .from(orders)
    .where(eq(orders.userId, customerId))
}
