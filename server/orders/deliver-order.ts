import type { OrderStatus } from '#domain/orders/order-status.ts'
import { canTransition } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { scheduleReviewRequest } from './ask-for-review.ts'
import type { OrderRecord } from './order-record.ts'
import { queueOrderMail } from './order-mail.ts'
import { insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'
import { markArrived } from './shipments.store.ts'
import { refuseStale } from './stale-order.ts'

export type DeliverOrder = {
  orderId: number
  /** Null: every shipment that is on its way. */
  shipmentId: number | null
  receivedBy: string | null
  /** When it was handed over, where that is told later; now otherwise. */
  deliveredAt?: Date | undefined
  version?: number | undefined
  actor: Actor
}
export type DeliverRefusal =
  | Overtaken
  | { readonly code: 'not_found' }
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }

/** A shipment has arrived. The order is delivered when all of it has left and all of it is there. */
export async function deliverOrder(deps: Deps, command: DeliverOrder): Promise<Result<OrderRecord, DeliverRefusal>> {
  return inTransaction<OrderRecord, DeliverRefusal>(deps.db, (tx) => deliverIn(tx, deps, command))
}

/** The same for a caller that has a transaction of its own. */
export async function deliverIn(
  tx: Tx,
  deps: Deps,
  command: DeliverOrder,
): Promise<Result<OrderRecord, DeliverRefusal>> {
  const { orderId, shipmentId, receivedBy, version, actor } = command
  const order = await selectOrderLocked(tx, orderId)
  if (!order) return err({ code: 'not_found' })
  const stale = await refuseStale(tx, order, version)
  if (stale) return err(stale)
  const travelling = order.shipments.filter(({ deliveredAt }) => deliveredAt === null)
  const arriving = travelling.filter(({ id }) => shipmentId === null || id === shipmentId)
  if (arriving.length === 0) return err({ code: 'wrong_status', status: order.status })

  const now = deps.clock.now()
  const deliveredAt = command.deliveredAt ?? now
  for (const { id } of arriving) await markArrived(tx, id, { deliveredAt, receivedBy })
  const isOver = canTransition(order.status, 'delivered') && arriving.length === travelling.length
  const change = isOver ? ({ status: 'delivered', deliveredAt } as const) : {}
  await updateOrder(tx, order, change, now)
  const shipments = arriving.map(({ id }) => id)
  await insertEvent(tx, order.id, isOver ? 'delivered' : 'part_delivered', { shipments }, now)
  const after = { shipments, received_by: receivedBy }
  await writeAudit(tx, actor, { action: 'order.delivered', subject: `order:${order.id}`, after }, now)
  if (isOver) {
    await queueOrderMail(tx, deps, { ...order, ...change }, 'order-delivered')
    await scheduleReviewRequest(tx, deps, order.id)
  }
  return ok((await selectOrderLocked(tx, orderId)) ?? order)
}
