import type { Db } from '#server/db/connect.ts'
import type { OrderRecord } from './order-record.ts'
import { byId, ownedBy, selectOrder } from './orders.store.ts'

export const findOrder = (db: Db, orderId: number): Promise<OrderRecord | null> => selectOrder(db, byId(orderId))

export const findOwnOrder = (db: Db, customerId: number, orderId: number): Promise<OrderRecord | null> =>
  selectOrder(db, ownedBy(customerId, orderId))
