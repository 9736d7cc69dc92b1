import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { orderNotes } from '#server/db/schema/order-desk.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { selectOrderLocked } from './orders.store.ts'

export type NoteOrder = { orderId: number; text: string; actor: Actor }

/** Staff alone read it. It changes nothing of the order, so nobody else is overtaken by it. */
export async function noteOrder(
  deps: Deps,
  { orderId, text, actor }: NoteOrder,
): Promise<Result<OrderRecord, { readonly code: 'not_found' }>> {
  return inTransaction<OrderRecord, { readonly code: 'not_found' }>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    const now = deps.clock.now()
    await tx.insert(orderNotes).values({ orderId, authorId: actor.id, text, createdAt: now })
    await writeAudit(tx, actor, { action: 'order.noted', subject: `order:${orderId}`, after: { text } }, now)
    return ok(order)
  })
}
