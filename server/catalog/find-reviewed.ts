import type { Tx } from '#server/db/transaction.ts'
import { selectReviewed } from './reviews.store.ts'

/** Which of these products a person has reviewed. */
export const findReviewed = async (tx: Tx, userId: number, productIds: readonly number[]): Promise<Set<number>> =>
  new Set(await selectReviewed(tx, userId, productIds))
