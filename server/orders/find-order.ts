import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { OrderRecord } from './order-record.ts'
import { ownedBy, selectOrder, selectOrderById, selectOrders } from './orders.store.ts'

export const findOrder = (db: Db, orderId: number): Promise<OrderRecord | null> => selectOrderById(db, orderId)

export const findOwnOrder = (db: Db, customerId: number, orderId: number): Promise<OrderRecord | null> =>
  selectOrder(db, ownedBy(customerId, orderId))

export const findOrders = (db: Db | Tx, orderIds: readonly number[]): Promise<OrderRecord[]> =>
  selectOrders(db, inArray(orders.id, [...orderIds]), orderIds.length)
