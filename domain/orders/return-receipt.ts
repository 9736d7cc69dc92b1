import { err, ok, type Result } from '#domain/result.ts'

type Asked = { readonly order_item_id: number; readonly quantity: number }

/** What came out of the boxes: so many fit to be sold again, so many not. */
export type PieceCondition = { readonly order_item_id: number; readonly good: number; readonly damaged: number }

export type ReceiptRefusal =
  | { readonly code: 'unknown_piece'; readonly index: number }
  | { readonly code: 'piece_not_told'; readonly orderItemId: number }
  | { readonly code: 'pieces_differ'; readonly index: number; readonly asked: number }

/**
 * Every piece of a return is told once, good or damaged, and no other. The refund is for all of them: one that did not come
 * back is no return yet.
 */
export function decideReceipt(
  asked: readonly Asked[],
  told: readonly PieceCondition[],
): Result<readonly PieceCondition[], ReceiptRefusal> {
  for (const [index, { order_item_id, good, damaged }] of told.entries()) {
    const piece = asked.find((one) => one.order_item_id === order_item_id)
    const isRepeated = told.findIndex((one) => one.order_item_id === order_item_id) !== index
    if (!piece || isRepeated) return err({ code: 'unknown_piece', index })
    if (good < 0 || damaged < 0 || good + damaged !== piece.quantity)
      return err({ code: 'pieces_differ', index, asked: piece.quantity })
  }
  const missing = asked.find((piece) => !told.some((one) => one.order_item_id === piece.order_item_id))
  return missing ? err({ code: 'piece_not_told', orderItemId: missing.order_item_id }) : ok(told)
}
