import { type Paise, paise, sumPaise } from '#domain/money/paise.ts'
import type { PaidOut } from '#domain/orders/counter-money.ts'
import { dueOf, isPartPaid, receivedOf } from '#domain/orders/order-money.ts'
import { canTransition } from '#domain/orders/order-status.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import {
  decidePartRefund,
  type PartRefund,
  type PartRefundRefusal,
  type PiecesToRefund,
  type RefundableLine,
} from '#domain/orders/part-refund.ts'
import type { RefundAccount } from '#domain/orders/refund.ts'
import { demandByPiece } from '#domain/orders/stock.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Overtaken } from '#server/audit/overtaken.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { heldBy, refundMoney } from '#server/payments/refund-money.ts'
import { giveBackStock } from '#server/stock/stock-use.ts'
import type { OrderRecord } from './order-record.ts'
import { insertEvent, selectOrderLocked, updateOrder } from './orders.store.ts'
import { addCancelled, insertRefundItems } from './part-refunds.store.ts'
import { piecesText } from './pieces-text.ts'
import type { BalanceDue } from './ship-order.ts'
import { refuseStale } from './stale-order.ts'

export type RefundOrder = {
  orderId: number
  /** Of one press: told again, it refunds nothing more. */
  key: string
  pieces: readonly PiecesToRefund[]
  amount: Paise
  reason: string
  /** How money of the counter is paid back; without it somebody says so later. */
  paidOut?: PaidOut | undefined
  version?: number | undefined
  actor: Actor
}
export type RefundOrderRefusal =
  | PartRefundRefusal
  | Overtaken
  | { readonly code: 'not_found' }
  | BalanceDue
  | { readonly code: 'wrong_status'; readonly status: OrderStatus }

/** Some of the money goes back, for some of the pieces or for none; the order goes on with what is left of it. */
export async function refundOrder(deps: Deps, command: RefundOrder): Promise<Result<OrderRecord, RefundOrderRefusal>> {
  const { orderId, key, pieces, amount, version } = command
  return inTransaction<OrderRecord, RefundOrderRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    const reason = `staff-${key}` as const
    if (order.refunds.some((refund) => refund.reason === reason)) return ok(order)
    const stale = await refuseStale(tx, order, version)
    if (stale) return err(stale)
    if (isPartPaid(order)) return err({ code: 'balance_due', due: dueOf(order) })
    if (order.paidBy === null) return err({ code: 'nothing_to_refund' })
    if (order.status === 'cancelled' && pieces.length > 0) return err({ code: 'wrong_status', status: order.status })
    const account = accountOf(order)
    const decided = decidePartRefund(linesOf(order), { amount, pieces }, account)
    if (!decided.ok) return decided

    const credit = creditOf(order, decided.value)
    const [refundId] = await refundMoney(tx, deps, order, { amount, reason, paidOut: command.paidOut, ...credit })
    if (refundId === undefined) return err({ code: 'nothing_to_refund' })
    // Where it goes back in several parts, the pieces stand with the first.
    await insertRefundItems(tx, refundId, decided.value.pieces)
    await addCancelled(tx, decided.value.pieces)
    await giveBackStock(tx, orderId, restocked(order, decided.value), 'return')
    await note(tx, deps, { order, command, account, refund: { ...decided.value, refundId } })
    return ok((await selectOrderLocked(tx, orderId)) ?? order)
  })
}

/** What was paid, and what of it is gone. */
function accountOf(order: OrderRecord): RefundAccount {
  const captured = receivedOf(order)
  return { captured, refunded: paise(captured - sumPaise(heldBy(order).map(({ amount }) => amount))) }
}

const linesOf = ({ items }: OrderRecord): RefundableLine[] =>
  items.map((item) => ({ ...item, refundedQuantity: item.refundedQuantity + item.returningQuantity }))

/** The credit note names the pieces, and taxes them at their own rates. */
function creditOf(order: OrderRecord, { pieces }: PartRefund) {
  if (pieces.length === 0) return {}
  const returned = pieces.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity }))
  return { pieces: returned, remark: `For ${piecesText(order, pieces).join('; ')}.` }
}

function restocked({ items }: OrderRecord, { pieces }: PartRefund) {
  const back = pieces.flatMap(({ orderItemId, quantity, isRestocked }) => {
    const item = items.find(({ id }) => id === orderItemId)
    if (!isRestocked || !item || item.productId === null) return []
    return [{ productId: item.productId, variantId: item.variantId, quantity }]
  })
  return demandByPiece(back)
}

type Noted = {
  order: OrderRecord
  command: RefundOrder
  account: RefundAccount
  refund: PartRefund & { refundId: number }
}

async function note(tx: Tx, deps: Deps, { order, command, account, refund }: Noted): Promise<void> {
  const now = deps.clock.now()
  const { amount, refundId } = refund
  await updateOrder(tx, order, refund.endsShipping ? whereItStands(order, now) : {}, now)
  const pieces = refund.pieces.map(({ orderItemId, quantity }) => ({ item: orderItemId, quantity }))
  await insertEvent(tx, order.id, 'part_refund', { refund: refundId, amount, pieces }, now)
  await writeAudit(
    tx,
    command.actor,
    {
      action: 'order.refunded',
      subject: `order:${order.id}`,
      before: { status: order.status, refunded: account.refunded },
      after: { refunded: account.refunded + amount, amount, pieces: refund.pieces },
      reason: command.reason,
    },
    now,
  )
}

/** What was still here is refunded: the order has left with its last parcel, and has arrived if that one has. */
function whereItStands({ status, shipments }: OrderRecord, now: Date) {
  if (!canTransition(status, 'shipped')) return {}
  const shippedAt = shipments.at(-1)?.shippedAt ?? now
  const arrivals = shipments.map(({ deliveredAt }) => deliveredAt)
  if (arrivals.includes(null)) return { status: 'shipped', shippedAt } as const
  const deliveredAt = new Date(Math.max(...arrivals.map((at) => at?.getTime() ?? 0)))
  return { status: 'delivered', shippedAt, deliveredAt } as const
}
