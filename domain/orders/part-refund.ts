import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import { type FulfilledLine, leftToShip } from '#domain/orders/fulfilment.ts'
import { decideRefund, type RefundAccount, refundable, type RefundRefusal } from '#domain/orders/refund.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** A line of an order, what was paid for it, and how many of it went back already: refunded, or on their way back. */
export type RefundableLine = FulfilledLine & {
  readonly totalPrice: Paise
  /** Its share of the order's discount. */
  readonly discountAmount: Paise
  readonly refundedQuantity: number
}

export type PiecesToRefund = {
  readonly orderItemId: number
  readonly quantity: number
  /** Whether they go back on sale; damaged ones do not. */
  readonly isRestocked: boolean
  /** They had left the house. Otherwise those that are still here are meant first. */
  readonly hadLeft: boolean
}
/** `cancelled` of them are not packed any more. */
export type RefundedPieces = PiecesToRefund & { readonly cancelled: number }

export type PartRefund = {
  readonly amount: Paise
  readonly pieces: readonly RefundedPieces[]
  /** Nothing is left to ship that has not left: with this refund the order has left. */
  readonly endsShipping: boolean
}
export type PartRefundRefusal =
  | RefundRefusal
  | { readonly code: 'unknown_piece'; readonly index: number }
  | { readonly code: 'more_than_refundable'; readonly index: number; readonly left: number }
  | { readonly code: 'cancel_instead' }

export const leftToRefund = ({ quantity, refundedQuantity }: RefundableLine): number => quantity - refundedQuantity

/** Of those that left the house: every refunded piece that was not cancelled had left. */
export const leftAway = (line: RefundableLine): number =>
  Math.max(0, Math.min(line.shippedQuantity - (line.refundedQuantity - line.cancelledQuantity), leftToRefund(line)))

/** What the next pieces of a line were paid at, after its discount. One by one, all of them add back to the line. */
export function paidFor(line: RefundableLine, quantity: number): Paise {
  const upTo = (count: number) => Math.floor(((line.totalPrice - line.discountAmount) * count) / line.quantity)
  return paise(upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity))
}

type Choice = { readonly orderItemId: number; readonly quantity: number }

/** What staff are offered: the price of the pieces, and the delivery where it goes back too; never more than is there. */
export function suggestedRefund(
  lines: readonly RefundableLine[],
  chosen: readonly Choice[],
  delivery: Paise,
  account: RefundAccount,
): Paise {
  const pieces = chosen.map(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId)
    return line ? paidFor(line, Math.min(quantity, leftToRefund(line))) : paise(0)
  })
  return paise(Math.min(sumPaise([...pieces, delivery]), refundable(account)))
}

/**
 * Money for some pieces, for the delivery, or for peace alone (no pieces). The amount is the shop's to choose, up to
 * what the payment still holds. Who wants nothing to leave at all cancels: that has terms of its own.
 */
export function decidePartRefund(
  lines: readonly RefundableLine[],
  wanted: { readonly amount: Paise; readonly pieces: readonly PiecesToRefund[] },
  account: RefundAccount,
): Result<PartRefund, PartRefundRefusal> {
  const pieces: RefundedPieces[] = []
  for (const [index, piece] of wanted.pieces.entries()) {
    const line = lines.find(({ id }) => id === piece.orderItemId)
    const isNamedTwice = pieces.some(({ orderItemId }) => orderItemId === piece.orderItemId)
    if (!line || isNamedTwice) return err({ code: 'unknown_piece', index })
    const left = piece.hadLeft ? leftAway(line) : leftToRefund(line)
    if (piece.quantity > left) return err({ code: 'more_than_refundable', index, left })
    pieces.push({ ...piece, cancelled: piece.hadLeft ? 0 : Math.min(piece.quantity, leftToShip(line)) })
  }
  const money = decideRefund(account, wanted.amount)
  if (!money.ok) return money
  const isCancelling = pieces.some(({ cancelled }) => cancelled > 0)
  const staysHere = lines.some((line) => leftToShip(line) > cancelledOf(pieces, line.id))
  const hasLeft = lines.some(({ shippedQuantity }) => shippedQuantity > 0)
  if (isCancelling && !staysHere && !hasLeft) return err({ code: 'cancel_instead' })
  return ok({ amount: wanted.amount, pieces, endsShipping: isCancelling && !staysHere })
}

const cancelledOf = (pieces: readonly RefundedPieces[], itemId: number) =>
  pieces.find(({ orderItemId }) => orderItemId === itemId)?.cancelled ?? 0
