import { canTransition, type ReturnStatus } from '#domain/orders/return-status.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findLastChange, type LastChange } from '#server/audit/last-change.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { queueReturnMail } from './return-mails.ts'
import { type LockedReturn, selectReturnLocked, selectReturns, updateReturn, withId } from './returns.store.ts'

export type DecideReturn = {
  returnId: number
  status: 'approved' | 'refused' | 'closed'
  staffNote?: string | undefined
  actor: Actor
}
export type WrongReturnStatus = {
  readonly code: 'wrong_status'
  readonly status: ReturnStatus
  readonly change: LastChange | null
}
export type DecideReturnRefusal = { readonly code: 'not_found' } | WrongReturnStatus

/** Answers the id of the return. A second press finds it decided, and changes nothing. */
export async function decideReturnRequest(
  deps: Deps,
  { returnId, status, staffNote, actor }: DecideReturn,
): Promise<Result<number, DecideReturnRefusal>> {
  return inTransaction<number, DecideReturnRefusal>(deps.db, async (tx) => {
    const locked = await lockReturn(tx, returnId, status)
    if (!locked.ok) return locked
    await writeDecision(tx, deps, locked.value, { status, staffNote, actor })
    return ok(returnId)
  })
}

export type OpenReturn = { order: OrderRecord; request: LockedReturn }

/** The order first and then its return, as everywhere; only when it may go where it is asked to. */
export async function lockReturn(
  tx: Tx,
  returnId: number,
  to: ReturnStatus,
): Promise<Result<OpenReturn, DecideReturnRefusal>> {
  const [seen] = await selectReturns(tx, withId(returnId))
  const order = seen ? await lockOrder(tx, seen.orderId) : null
  const request = await selectReturnLocked(tx, returnId)
  if (!order || !request) return err({ code: 'not_found' })
  if (canTransition(request.status, to)) return ok({ order, request })
  return err({
    code: 'wrong_status',
    status: request.status,
    change: await findLastChange(tx, `return:${returnId}`),
  })
}

type Decision = Pick<DecideReturn, 'staffNote' | 'actor'> & { status: Exclude<ReturnStatus, 'requested'> }

/** State, audit row and the one mail that tells the customer; putting away what is over tells nobody. */
export async function writeDecision(
  tx: Tx,
  deps: Deps,
  { order, request }: OpenReturn,
  { status, staffNote, actor }: Decision,
  condition: LockedReturn['condition'] = request.condition,
): Promise<void> {
  const now = deps.clock.now()
  const note = staffNote?.trim() || request.staffNote
  await updateReturn(tx, request.id, { status, decidedAt: now, staffNote: note, condition })
  const isReceived = status === 'received'
  await writeAudit(
    tx,
    actor,
    {
      action: `return.${status}`,
      subject: `return:${request.id}`,
      before: { status: request.status },
      after: { status, refund_amount: request.refundAmount, ...(isReceived ? { condition } : {}) },
      reason: staffNote?.trim() ?? '',
    },
    now,
  )
  if (status !== 'closed') await queueReturnMail(tx, deps, order, { ...request, staffNote: note }, status)
}
