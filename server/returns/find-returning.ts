import type { Tx } from '#server/db/transaction.ts'
import { countReturning } from './returns.store.ts'

/** How many of each item are on their way back, or came back by a return. */
export const findReturning = (tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>> =>
  countReturning(tx, orderId)
