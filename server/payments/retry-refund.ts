import { and, eq, gt, sql } from 'drizzle-orm'
import { type Paise, paise } from '#domain/money/paise.ts'
import { decideRefund } from '#domain/orders/refund.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Db } from '#server/db/connect.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { selectPaymentLocked } from './payments.store.ts'
import { countRefunds, insertRefund, type RefundRow, selectRefund, sumRefunds } from './refunds.store.ts'
import { sendRefundJob } from './send-refund.ts'

export type RetryRefundRefusal =
  | { readonly code: 'not_waiting' }
  /** Other refunds of the payment leave less than this one asks for. */
  | { readonly code: 'nothing_left'; readonly amount: Paise }

/**
 * A refund that failed is begun anew under a new key; one without an answer is asked about again under its own. Whoever
 * presses second finds that it waits for nobody.
 */
export async function retryRefund(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  refundId: number,
): Promise<Result<Paise, RetryRefundRefusal>> {
  const seen = await selectRefund(tx, refundId)
  const order = seen && (await lockOrder(tx, seen.orderId))
  const payment = seen && (await selectPaymentLocked(tx, seen.providerPaymentId))
  const refund = await selectRefund(tx, refundId)
  if (!order || !payment || !refund) return err({ code: 'not_waiting' })
  if (refund.status === 'requested') return askAgain(tx, deps, refund)
  if (refund.status !== 'failed' || (await hasFollower(tx, refund))) return err({ code: 'not_waiting' })
  const account = { captured: payment.amount, refunded: await sumRefunds(tx, payment.id) }
  const decision = decideRefund(account, refund.amount)
  if (!decision.ok || decision.value.amount !== refund.amount)
    return err({ code: 'nothing_left', amount: paise(account.captured - account.refunded) })
  return beginAnew(tx, deps, refund)
}

async function askAgain(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, refund: RefundRow) {
  await jobs.enqueue(tx, sendRefundJob, { refundId: refund.id })
  return ok(refund.amount)
}

async function beginAnew(tx: Tx, { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, refund: RefundRow) {
  const { orderId, paymentId, amount, reason } = refund
  const tries = await countRefunds(tx, paymentId, reason)
  const idempotencyKey = `${refund.idempotencyKey.replace(/-try\d+$/, '')}-try${tries + 1}`
  const begun = await insertRefund(tx, { orderId, paymentId, amount, reason, idempotencyKey, createdAt: clock.now() })
  if (begun === null) return err({ code: 'not_waiting' } as const)
  await jobs.enqueue(tx, sendRefundJob, { refundId: begun })
  return ok(amount)
}

async function hasFollower(db: Db | Tx, { id, paymentId, reason }: RefundRow): Promise<boolean> {
  const [later] = await db
    .select({ found: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, reason), gt(refunds.id, id)))
    .limit(1)
  return later !== undefined
}
