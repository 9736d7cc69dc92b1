import { isCounterPayment } from '#domain/orders/counter-money.ts'
import type { ProviderRefund } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import { documentNumberOfRefund } from '#server/invoices/find-document.ts'
import type { Job } from '#server/jobs/job.ts'
import { applyRefundReport, failRefund } from './apply-refund-report.ts'
import { type RefundRow, selectRefund } from './refunds.store.ts'

/** Retried with growing pauses; the reconciler takes over when the tries are used up. */
export const sendRefundJob: Job<{ refundId: number }> = {
  name: 'payments.refund',
  retryLimit: 10,
  concurrency: 2,
  lookAgainSeconds: 10,
  work: (deps, { refundId }) => sendRefund(deps, refundId),
}

/** The key makes a repeat harmless: whatever became of an earlier try, the provider refunds once. */
export async function sendRefund(deps: Deps, refundId: number): Promise<void> {
  const refund = await selectRefund(deps.db, refundId)
  if (refund?.status !== 'requested') return
  const { providerPaymentId: paymentId, amount, idempotencyKey: key } = refund
  const receipt = (await documentNumberOfRefund(deps.db, refundId)) ?? key.slice(0, 40)
  // Money of the counter goes back over the counter: no provider is asked, and nothing is told before somebody has paid it out.
  if (isCounterPayment(paymentId)) {
    if (refund.paidOutBy === null) return
    const paidOut = { id: `counter_refund_${refundId}`, paymentId, amount, status: 'processed', receipt, key } as const
    return void (await applyRefundReport(deps, paidOut))
  }
  const answer = await deps.razorpay.refund({ paymentId, amount, key, receipt })
  if (answer.ok) return void (await applyRefundReport(deps, answer.value))
  const { kind, description } = answer.error
  if (kind !== 'refused') throw new Error(`Refund ${refundId} has no answer yet: ${description}`)
  const earlier = await findEarlier(deps, refund)
  if (earlier) await applyRefundReport(deps, earlier)
  else await failRefund(deps, refund, description)
}

/** "Already refunded" may be our own refund whose answer was lost. */
async function findEarlier(deps: Deps, refund: RefundRow): Promise<ProviderRefund | null> {
  const known = await deps.razorpay.refundsOf(refund.providerPaymentId)
  if (!known.ok) throw new Error(`Refund ${refund.id} cannot be looked up: ${known.error.description}`)
  return known.value.find((candidate) => candidate.key === refund.idempotencyKey) ?? null
}
