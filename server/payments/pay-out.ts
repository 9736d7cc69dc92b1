import { isCounterPayment, type PaidOut } from '#domain/orders/counter-money.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { selectRefund, updateRefund } from './refunds.store.ts'
import { sendRefundJob } from './send-refund.ts'

export type PayOut = { refundId: number; paidOut: PaidOut; actor: Actor }
export type PayOutRefusal = { readonly code: 'not_found' | 'not_waiting' }

/** Somebody has paid a refund out over the counter: a return, or what a customer cancelled at home. Answers whose order it is. */
export async function recordPaidOut(
  deps: Deps,
  { refundId, paidOut, actor }: PayOut,
): Promise<Result<number, PayOutRefusal>> {
  return inTransaction<number, PayOutRefusal>(deps.db, async (tx) => {
    const seen = await selectRefund(tx, refundId)
    const order = seen && (await lockOrder(tx, seen.orderId))
    const refund = order && (await selectRefund(tx, refundId))
    if (!refund || !isCounterPayment(refund.providerPaymentId)) return err({ code: 'not_found' })
    if (refund.status !== 'requested' || refund.paidOutBy !== null) return err({ code: 'not_waiting' })
    const { method: paidOutBy, reference } = paidOut
    await updateRefund(tx, refundId, { paidOutBy, reference })
    const after = { amount: refund.amount, method: paidOutBy, reference }
    const entry = { action: 'order.paid_back', subject: `order:${refund.orderId}`, after } as const
    await writeAudit(tx, actor, entry, deps.clock.now())
    await deps.jobs.enqueue(tx, sendRefundJob, { refundId })
    return ok(refund.orderId)
  })
}
