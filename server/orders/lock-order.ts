import type { Tx } from '#server/db/transaction.ts'
import type { OrderRecord } from './order-record.ts'
import { selectOrderLocked } from './orders.store.ts'

/** For slices that change an order together with something of their own. Always before the products are locked. */
export const lockOrder = (tx: Tx, orderId: number): Promise<OrderRecord | null> => selectOrderLocked(tx, orderId)
