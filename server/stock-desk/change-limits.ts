import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrdered } from '#server/stock/stock-use.ts'
import { selectLowRule, selectPiece, updateLowLimit, updateLowRule } from './pieces.store.ts'

export type ChangedLimit = { readonly code: 'changed_meanwhile'; readonly now: number | null }

type LimitOf = { pieceId: number; lowLimit: number | null; seen: number | null; actor: Actor }

/** Of the product: its colours share the number and are low each by itself. */
export async function changeLowLimit(
  deps: Deps,
  { pieceId, lowLimit, seen, actor }: LimitOf,
): Promise<Result<number, ChangedLimit | { readonly code: 'not_found' }>> {
  return inTransaction<number, ChangedLimit | { readonly code: 'not_found' }>(deps.db, async (tx) => {
    const found = await selectPiece(tx, pieceId)
    if (!found) return err({ code: 'not_found' })
    await lockOrdered(tx, [found.productId])
    const piece = (await selectPiece(tx, pieceId)) ?? found
    if (piece.lowLimit !== seen) return err({ code: 'changed_meanwhile', now: piece.lowLimit })
    await updateLowLimit(tx, piece.productId, lowLimit)
    const change = { before: { low_limit: seen }, after: { low_limit: lowLimit } }
    await writeAudit(tx, actor, { action: 'stock.limit', subject: `stock:${piece.sku}`, ...change }, deps.clock.now())
    return ok(piece.id)
  })
}

export async function changeLowRule(
  deps: Deps,
  { lowLimit, seen, actor }: { lowLimit: number; seen: number; actor: Actor },
): Promise<Result<number, ChangedLimit>> {
  return inTransaction<number, ChangedLimit>(deps.db, async (tx) => {
    const now = await selectLowRule(tx)
    if (now !== seen) return err({ code: 'changed_meanwhile', now })
    await updateLowRule(tx, lowLimit)
    const change = { before: { low_limit: seen }, after: { low_limit: lowLimit } }
    await writeAudit(tx, actor, { action: 'stock.limit', subject: 'stock:all', ...change }, deps.clock.now())
    return ok(lowLimit)
  })
}
