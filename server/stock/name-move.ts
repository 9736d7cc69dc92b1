import { sql } from 'drizzle-orm'
import type { StockMoveReason } from '#domain/stock/stock-moves.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Why the stock is about to change, and who does it. */
export type StockMove = {
  readonly reason: StockMoveReason
  readonly orderId?: number
  readonly actorId?: number
  readonly note?: string
  readonly pressKey?: string
}

/**
 * Said before stock_on_hand is changed: the database writes the ledger (migration stock_ledger) and takes this for its line. Holds
 * until the transaction ends or the next move is named; who names none is booked as a correction by nobody.
 */
export async function nameMove(tx: Tx, { reason, orderId, actorId, note, pressKey }: StockMove): Promise<void> {
  const move = { reason, order_id: orderId, actor_id: actorId, note, press_key: pressKey }
  await tx.execute(sql`select set_config('saalghar.stock_move', ${JSON.stringify(move)}, true)`)
}

/** For a past that is invented, with dates and orders of its own: the caller writes the ledger, and a test adds it up. */
export async function bookByHand(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('saalghar.stock_ledger', 'by_hand', true)`)
}
