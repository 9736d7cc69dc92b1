import type { PieceKey } from '#domain/orders/stock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { nameMove, type StockMove } from './name-move.ts'
import {
  changeLevels,
  extendHolds,
  markTaken,
  moveHolds,
  type Quantities,
  type SellableProduct,
  selectLocked,
  selectOrdersWithEndedHolds,
  upsertHolds,
} from './stock.store.ts'

export type { Quantities, SellableProduct } from './stock.store.ts'

/** Products that may be sold now, locked until the transaction ends. */
export const lockSellable = (tx: Tx, productIds: readonly number[]): Promise<SellableProduct[]> =>
  selectLocked(tx, productIds, true)

/** The same for pieces that were ordered while their product was still shown. */
export const lockOrdered = (tx: Tx, productIds: readonly number[]): Promise<SellableProduct[]> =>
  selectLocked(tx, productIds, false)

/** Sets pieces aside. The caller has locked the products and seen that they are there. */
export async function holdStock(tx: Tx, orderId: number, quantities: Quantities, until: Date): Promise<void> {
  if (quantities.length === 0) return
  await upsertHolds(tx, orderId, quantities, until)
  await changeLevels(tx, quantities, { onHand: 0, held: 1 })
}

/** Answers whether there was a hold to extend. */
export async function extendHold(tx: Tx, orderId: number, until: Date): Promise<boolean> {
  return (await extendHolds(tx, orderId, until)) > 0
}

/** Does nothing when nothing is held: releasing twice gives back once. */
export async function releaseHold(tx: Tx, orderId: number): Promise<boolean> {
  const released = await moveHolds(tx, orderId, 'held', 'released')
  if (released.length === 0) return false
  await changeLevels(tx, released, { onHand: 0, held: -1 })
  return true
}

/** The pieces leave the stock: out of the hold, or out of what is free when the hold had ended. */
export async function takeStock(
  tx: Tx,
  orderId: number,
  quantities: Quantities,
  from: 'hold' | 'free_stock',
): Promise<void> {
  if (quantities.length === 0) return
  await (from === 'hold' ? moveHolds(tx, orderId, 'held', 'taken') : markTaken(tx, orderId))
  await nameMove(tx, { reason: 'sale', orderId })
  await changeLevels(tx, quantities, { onHand: -1, held: from === 'hold' ? -1 : 0 })
}

export async function giveBackStock(
  tx: Tx,
  orderId: number,
  quantities: Quantities,
  reason: 'cancellation' | 'return',
): Promise<void> {
  if (quantities.length === 0) return
  const pieces = await inPresentColours(tx, quantities)
  await nameMove(tx, { reason, orderId })
  await changeLevels(tx, pieces, { onHand: 1, held: 0 })
}

/** What was sold in one colour and comes in several now is of the first, as what stood in the store is (move-to-colour.ts). */
async function inPresentColours(tx: Tx, quantities: Quantities): Promise<Quantities> {
  const plain = quantities.filter(({ variantId }) => variantId === null).map(({ productId }) => productId)
  const products = await lockOrdered(tx, plain)
  const firstColour = (id: number) => products.find(({ productId }) => productId === id)?.variants[0]?.variantId ?? null
  return quantities.map((piece) => ({ ...piece, variantId: piece.variantId ?? firstColour(piece.productId) }))
}

/** More or fewer of one piece than the books said. The caller has locked its product. */
export async function changeStock(tx: Tx, piece: PieceKey, delta: number, move: StockMove): Promise<void> {
  await nameMove(tx, move)
  await changeLevels(tx, [{ ...piece, quantity: Math.abs(delta) }], { onHand: delta < 0 ? -1 : 1, held: 0 })
}

export const findEndedHolds = (db: Db, now: Date, limit: number) => selectOrdersWithEndedHolds(db, now, limit)
