import { demandByPiece, type Wanted } from '#domain/orders/stock.ts'
import { allows, type Transitions } from '#domain/orders/transitions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import { giveBackStock } from '#server/stock/stock-use.ts'
import { queueReturnMail } from './return-mails.ts'
import { type ReturnRow, selectReturnLocked, selectReturns, updateReturn, withId } from './returns.store.ts'

type Status = ReturnRow['status']

/** Refused and closed are the ends; what was received is refunded. */
const TRANSITIONS: Transitions<Status> = {
  requested: ['approved', 'refused'],
  approved: ['received', 'refused'],
  received: ['closed'],
  refused: ['closed'],
  closed: [],
}

export type DecideReturn = {
  returnId: number
  status: Exclude<Status, 'requested'>
  staffNote?: string | undefined
  actor: Actor
}
export type DecideReturnRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'wrong_status'; readonly status: Status }

export async function decideReturnRequest(
  deps: Deps,
  { returnId, status, staffNote, actor }: DecideReturn,
): Promise<Result<ReturnRow, DecideReturnRefusal>> {
  return inTransaction<ReturnRow, DecideReturnRefusal>(deps.db, async (tx) => {
    const [seen] = await selectReturns(tx, withId(returnId))
    const order = seen ? await lockOrder(tx, seen.orderId) : null
    const request = await selectReturnLocked(tx, returnId)
    if (!order || !request) return err({ code: 'not_found' })
    if (!allows(TRANSITIONS, request.status, status)) return err({ code: 'wrong_status', status: request.status })
    const now = deps.clock.now()
    await updateReturn(tx, returnId, { status, decidedAt: now, ...(staffNote === undefined ? {} : { staffNote }) })
    const audit = {
      action: `return.${status}`,
      subject: `return:${returnId}`,
      before: { status: request.status },
      after: { status, refund_amount: request.refundAmount },
      reason: staffNote ?? '',
    } as const
    await writeAudit(tx, actor, audit, now)
    if (status === 'received') await takeBack(tx, deps, order, request)
    if (status !== 'closed')
      await queueReturnMail(tx, deps, order, { ...request, staffNote: staffNote ?? request.staffNote }, status)
    const [written] = await selectReturns(tx, withId(returnId))
    return written ? ok(written) : err({ code: 'not_found' })
  })
}

/** Sound pieces go back on the shelf; defective ones are looked at first and booked by hand. */
async function takeBack(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  request: Omit<ReturnRow, 'orderNumber' | 'pieces'>,
): Promise<void> {
  if (request.reason === 'changed_mind') await giveBackStock(tx, order.id, quantities(order, request), 'return')
  if (order.paidBy !== null && request.refundAmount > 0)
    await requestRefund(tx, deps, order, {
      providerPaymentId: order.paidBy,
      amount: request.refundAmount,
      reason: `return-${request.id}`,
      pieces: request.items,
    })
}

function quantities(order: OrderRecord, { items }: Pick<ReturnRow, 'items'>): Wanted[] {
  const back = items.flatMap(({ order_item_id, quantity }) => {
    const item = order.items.find(({ id }) => id === order_item_id)
    return item && item.productId !== null ? [{ productId: item.productId, variantId: item.variantId, quantity }] : []
  })
  return demandByPiece(back)
}
