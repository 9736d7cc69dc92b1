import { decideReceipt, type PieceCondition, type ReceiptRefusal } from '#domain/orders/return-receipt.ts'
import { demandByPiece, type Wanted } from '#domain/orders/stock.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Actor } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { refundMoney } from '#server/payments/refund-money.ts'
import { giveBackStock } from '#server/stock/stock-use.ts'
import { type DecideReturnRefusal, lockReturn, writeDecision } from './decide-return.ts'

export type ReceiveReturn = {
  returnId: number
  pieces: readonly PieceCondition[]
  staffNote?: string | undefined
  actor: Actor
}
export type ReceiveReturnRefusal = DecideReturnRefusal | ReceiptRefusal

/**
 * The pieces are back in the house: good ones go on the shelf, damaged ones stay out of the stock and are written down, and
 * the money that was promised goes back. All of it together, once.
 */
export async function receiveReturn(
  deps: Deps,
  { returnId, pieces, staffNote, actor }: ReceiveReturn,
): Promise<Result<number, ReceiveReturnRefusal>> {
  return inTransaction<number, ReceiveReturnRefusal>(deps.db, async (tx) => {
    const locked = await lockReturn(tx, returnId, 'received')
    if (!locked.ok) return locked
    const { order, request } = locked.value
    const receipt = decideReceipt(request.items, pieces)
    if (!receipt.ok) return receipt
    await writeDecision(tx, deps, locked.value, { status: 'received', staffNote, actor }, [...receipt.value])
    await giveBackStock(tx, order.id, goodPieces(order, receipt.value), 'return')
    if (request.refundAmount > 0)
      await refundMoney(tx, deps, order, {
        amount: request.refundAmount,
        reason: `return-${request.id}`,
        pieces: request.items,
      })
    return ok(returnId)
  })
}

function goodPieces(order: OrderRecord, told: readonly PieceCondition[]): Wanted[] {
  const back = told.flatMap(({ order_item_id, good: quantity }) => {
    const item = order.items.find(({ id }) => id === order_item_id)
    return item && item.productId !== null && quantity > 0
      ? [{ productId: item.productId, variantId: item.variantId, quantity }]
      : []
  })
  return demandByPiece(back)
}
