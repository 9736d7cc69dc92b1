import { canTransition, type OrderStatus } from '#domain/orders/order-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { scheduleReviewRequest } from './ask-for-review.ts'
import type { OrderRecord } from './order-record.ts'
import { type OrderMail, queueOrderMail } from './order-mail.ts'
import { insertAudit, insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'

export type Parcel = { carrier: string; trackingNumber: string; trackingUrl: string | null }
export type DispatchRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }

type Step = { to: 'shipped' | 'delivered'; change: Partial<OrderRecord>; mail: OrderMail; staffId: number }

type Dispatched = Promise<Result<OrderRecord, DispatchRefusal>>

export function shipOrder(deps: Deps, orderId: number, parcel: Parcel, staffId: number): Dispatched {
  const change = { ...parcel, shippedAt: deps.clock.now() }
  return move(deps, orderId, { to: 'shipped', change, mail: 'order-shipped', staffId })
}

export function deliverOrder(deps: Deps, orderId: number, staffId: number): Dispatched {
  const change = { deliveredAt: deps.clock.now() }
  return move(deps, orderId, { to: 'delivered', change, mail: 'order-delivered', staffId })
}

async function move(deps: Deps, orderId: number, { to, change, mail, staffId }: Step): Dispatched {
  return inTransaction<OrderRecord, DispatchRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    if (!canTransition(order.status, to)) return err({ code: 'wrong_status', status: order.status })
    const now = deps.clock.now()
    await updateOrder(tx, order, { ...change, status: to }, now)
    await insertEvent(tx, order.id, to, {}, now)
    await insertAudit(tx, staffId, `order.${to}`, order.id, now)
    const moved = { ...order, ...change, status: to }
    await queueOrderMail(tx, deps, moved, mail)
    if (to === 'delivered') await scheduleReviewRequest(tx, deps, order.id)
    return ok(moved)
  })
}
