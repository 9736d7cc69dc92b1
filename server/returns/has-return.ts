import type { Tx } from '#server/db/transaction.ts'
import { countReturning } from './returns.store.ts'

/** Whether anything of an order is on its way back, or has come back. */
export const hasReturn = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await countReturning(tx, orderId)).size > 0
