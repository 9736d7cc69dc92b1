import {
  decideStockChange,
  type DecidedMove,
  type StockChange,
  type StockChangeRefusal,
} from '#domain/stock/stock-change.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { endHold } from '#server/orders/expire-hold.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { changeStock, lockOrdered } from '#server/stock/stock-use.ts'
import { insertEvenCount, type MoveRow, selectMovesSince } from './moves.store.ts'
import {
  hasPressed,
  type OpenHold,
  type PieceRow,
  selectOpenHolds,
  selectPiece,
  selectProductsHeldBy,
} from './pieces.store.ts'

export type MoveStock = {
  pieceId: number
  change: StockChange
  note: string
  /** The last move that a counter knew of. */
  seen: number | null
  releaseHolds: boolean
  key: string
  actor: Actor
}
export type MoveStockRefusal =
  | StockChangeRefusal
  | { readonly code: 'not_found' }
  | { readonly code: 'changed_meanwhile'; readonly piece: PieceRow | null; readonly moves: readonly MoveRow[] }

type Locked = { piece: PieceRow; holds: OpenHold[] }

/** Counted, received or corrected: one press books one line. */
export async function moveStock(deps: Deps, cmd: MoveStock): Promise<Result<number, MoveStockRefusal>> {
  return inTransaction<number, MoveStockRefusal>(deps.db, async (tx) => {
    const locked = await lockPiece(tx, cmd)
    if (!locked.ok) return locked
    const { piece, holds } = locked.value
    if (await hasPressed(tx, cmd.actor.id, cmd.key)) return ok(piece.id)
    if (cmd.seen !== null && cmd.seen !== piece.lastMove)
      return err({
        code: 'changed_meanwhile',
        piece,
        moves: await selectMovesSince(tx, piece, cmd.seen),
      })

    const decided = decideStockChange(piece, cmd.change, holds, cmd.releaseHolds)
    if (!decided.ok) return decided

    await save(tx, deps, cmd, piece, decided.value)
    return ok(piece.id)
  })
}

/** Orders, then products, each by their numbers: as everybody does who takes stock, so that nobody waits in a circle. */
async function lockPiece(tx: Tx, { pieceId, releaseHolds }: MoveStock): Promise<Result<Locked, MoveStockRefusal>> {
  const found = await selectPiece(tx, pieceId)
  if (!found) return err({ code: 'not_found' })
  const orderIds = releaseHolds ? (await selectOpenHolds(tx, found)).map(({ orderId }) => orderId) : []
  for (const orderId of orderIds.toSorted((a, b) => a - b)) await lockOrder(tx, orderId)
  const productIds = orderIds.length > 0 ? await selectProductsHeldBy(tx, orderIds) : []
  await lockOrdered(tx, [...new Set([found.productId, ...productIds])])
  const piece = await selectPiece(tx, pieceId)
  if (!piece) return err({ code: 'not_found' })
  const holds = await selectOpenHolds(tx, piece)
  const isNew = ({ orderId }: OpenHold) => !orderIds.includes(orderId)
  // Somebody ordered while the others were being locked: asked again, it is locked too.
  if (releaseHolds && holds.some(isNew)) return err({ code: 'changed_meanwhile', piece, moves: [] })
  return ok({ piece, holds })
}

async function save(tx: Tx, deps: Deps, cmd: MoveStock, piece: PieceRow, { reason, delta, released }: DecidedMove) {
  const now = deps.clock.now()
  const { actor, note, key } = cmd
  for (const { orderId } of released) await endHold(tx, orderId, { by: actor.name }, now)
  const { productId, variantId } = piece
  const onHandAfter = piece.onHand + delta
  if (delta === 0)
    await insertEvenCount(tx, {
      productId,
      variantId,
      actorId: actor.id,
      note,
      onHandAfter,
      pressKey: key,
    })
  else await changeStock(tx, { productId, variantId }, delta, { reason, actorId: actor.id, note, pressKey: key })
  const entry = {
    action: ACTIONS[cmd.change.kind],
    subject: `stock:${piece.sku}`,
    before: { on_hand: piece.onHand },
    after: { on_hand: onHandAfter, ...(released.length > 0 && { released: released.map((each) => each.orderNumber) }) },
    reason: note,
  } as const
  await writeAudit(tx, actor, entry, now)
}

const ACTIONS = { count: 'stock.counted', receive: 'stock.received', correct: 'stock.corrected' } as const
