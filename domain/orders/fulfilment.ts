import { err, ok, type Result } from '#domain/result.ts'

/** A line of an order, and what became of its pieces. */
export type FulfilledLine = {
  readonly id: number
  readonly quantity: number
  /** Refunded before they left. */
  readonly cancelledQuantity: number
  readonly shippedQuantity: number
}
export type ShippedPieces = { readonly orderItemId: number; readonly quantity: number }

export type ShipmentRefusal =
  | { readonly code: 'nothing_to_ship' }
  | { readonly code: 'unknown_piece'; readonly index: number }
  | { readonly code: 'more_than_left'; readonly index: number; readonly left: number }

export type ShipmentDecision = {
  readonly pieces: readonly ShippedPieces[]
  /** Nothing stays behind: with this shipment the order has left. */
  readonly isLast: boolean
}

export function leftToShip({ quantity, cancelledQuantity, shippedQuantity }: FulfilledLine): number {
  return quantity - cancelledQuantity - shippedQuantity
}

/** What leaves now: the chosen pieces, or everything that is still here. */
export function decideShipment(
  lines: readonly FulfilledLine[],
  chosen: readonly ShippedPieces[] | null,
): Result<ShipmentDecision, ShipmentRefusal> {
  const wanted = chosen ?? lines.map((line) => ({ orderItemId: line.id, quantity: leftToShip(line) }))
  const pieces = wanted.filter(({ quantity }) => quantity > 0)
  if (pieces.length === 0) return err({ code: 'nothing_to_ship' })
  for (const [index, { orderItemId }] of pieces.entries()) {
    const line = lines.find(({ id }) => id === orderItemId)
    if (!line) return err({ code: 'unknown_piece', index })
    const left = leftToShip(line)
    if (countOf(pieces, orderItemId) > left) return err({ code: 'more_than_left', index, left })
  }
  return ok({ pieces, isLast: lines.every((line) => leftToShip(line) === countOf(pieces, line.id)) })
}

const countOf = (pieces: readonly ShippedPieces[], itemId: number) =>
  pieces.filter(({ orderItemId }) => orderItemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
