import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hasReceived } from './reviews.store.ts'

/** Whether a person bought this product and has it at home. */
export const hasPiece = (db: Db | Tx, productId: number, userId: number): Promise<boolean> =>
  hasReceived(db, productId, userId)
