import type { OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'
import { refuseStale } from './stale-order.ts'

export type PackOrder = { orderId: number; isPacked: boolean; version?: number | undefined; actor: Actor }
export type PackRefusal =
  | Overtaken
  | { readonly code: 'not_found' }
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }
  | { readonly code: 'already_packed' }
  | { readonly code: 'not_packed' }

/** Packed is a mark on an order in preparation, not a status of its own: the shopper's road stays the same. */
export async function packOrder(deps: Deps, command: PackOrder): Promise<Result<OrderRecord, PackRefusal>> {
  const { orderId, isPacked, version, actor } = command
  return inTransaction<OrderRecord, PackRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    const stale = await refuseStale(tx, order, version)
    if (stale) return err(stale)
    if (order.status !== 'processing') return err({ code: 'wrong_status', status: order.status })
    if ((order.packedAt !== null) === isPacked) return err({ code: isPacked ? 'already_packed' : 'not_packed' })
    const now = deps.clock.now()
    const packedAt = isPacked ? now : null
    await updateOrder(tx, order, { packedAt }, now)
    const event = isPacked ? 'packed' : 'unpacked'
    await insertEvent(tx, order.id, event, {}, now)
    await writeAudit(tx, actor, { action: `order.${event}`, subject: `order:${order.id}` }, now)
    return ok({ ...order, packedAt, version: order.version + 1 })
  })
}
