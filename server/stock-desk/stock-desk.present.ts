import type { OnePieceJson, PieceJson, StockMoveJson } from '#domain/api/stock-desk.ts'
import { available } from '#domain/orders/stock.ts'
import type { MoveRow } from './moves.store.ts'
import type { OpenHold, PieceRow } from './pieces.store.ts'

export function presentPiece(row: PieceRow): PieceJson {
  return {
    id: row.id,
    product_id: row.productId,
    slug: row.slug,
    name: row.name,
    color: row.color,
    sku: row.sku,
    on_hand: row.onHand,
    held: row.held,
    free: available(row),
    low_limit: row.lowLimit,
    limit: row.limit,
    is_low: row.isLow,
    is_active: row.isActive,
    is_custom: row.isCustom,
    last_move: row.lastMove,
  }
}

export const presentOnePiece = (row: PieceRow, holds: readonly OpenHold[], waiting: number): OnePieceJson => ({
  ...presentPiece(row),
  waiting,
  holds: holds.map(({ orderId, orderNumber, quantity, expiresAt }) => ({
    order_id: orderId,
    order_number: orderNumber,
    quantity,
    expires_at: expiresAt.toISOString(),
  })),
})

export const presentMove = (row: MoveRow): StockMoveJson => ({
  id: row.id,
  at: row.at.toISOString(),
  reason: row.reason,
  delta: row.delta,
  on_hand_after: row.onHandAfter,
  note: row.note,
  who: row.who,
  order_id: row.orderId,
  order_number: row.orderNumber,
  name: row.name,
  color: row.color,
  sku: row.sku ?? row.productSku,
  piece_id: row.pieceId,
})
