import { err, ok, type Result } from '#domain/result.ts'
import type { StockLevel } from '#domain/orders/stock.ts'
import type { StockMoveReason } from './stock-moves.ts'

export const MOST_PIECES = 99_999

/** What somebody found out about a piece: how many there are, that more came, or that the books are off by so many. */
export type StockChange =
  | { readonly kind: 'count'; readonly counted: number }
  | { readonly kind: 'receive'; readonly quantity: number }
  | { readonly kind: 'correct'; readonly delta: number }

/** An open order for which pieces are set aside. */
export type HeldFor = { readonly orderId: number; readonly orderNumber: string; readonly quantity: number }

export type StockChangeRefusal =
  | { readonly code: 'more_than_there'; readonly onHand: number }
  | { readonly code: 'too_many' }
  | { readonly code: 'below_held'; readonly level: number; readonly held: number; readonly short: readonly HeldFor[] }

export type DecidedMove = {
  readonly reason: StockMoveReason
  readonly delta: number
  /** Orders whose pieces are set free, because they are not there. */
  readonly released: readonly HeldFor[]
}

const REASONS = { count: 'count', receive: 'delivery', correct: 'correction' } as const

/**
 * What is set aside cannot be more than what is there. Whoever finds fewer pieces is told which orders come short, the newest
 * first, and says that those are to lose them: they are unpaid, and one that is paid all the same is paid back by itself.
 * `holds` come newest first.
 */
export function decideStockChange(
  { onHand, held }: StockLevel,
  change: StockChange,
  holds: readonly HeldFor[],
  releaseHolds: boolean,
): Result<DecidedMove, StockChangeRefusal> {
  const delta = deltaOf(onHand, change)
  const level = onHand + delta
  if (level < 0) return err({ code: 'more_than_there', onHand })
  if (level > MOST_PIECES) return err({ code: 'too_many' })
  const short = shortOrders(held - level, holds)
  if (short.length > 0 && !releaseHolds) return err({ code: 'below_held', level, held, short })
  return ok({ reason: REASONS[change.kind], delta, released: short })
}

function deltaOf(onHand: number, change: StockChange): number {
  switch (change.kind) {
    case 'count':
      return change.counted - onHand
    case 'receive':
      return change.quantity
    case 'correct':
      return change.delta
  }
}

function shortOrders(missing: number, holds: readonly HeldFor[]): HeldFor[] {
  const short: HeldFor[] = []
  for (const hold of holds) {
    if (missing <= 0) break
    short.push(hold)
    missing -= hold.quantity
  }
  return short
}
