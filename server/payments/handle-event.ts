import { webhookEnvelope } from '#server/adapters/razorpay/entities.ts'
import type { ProviderLink, ProviderPayment } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { applyLinkReport } from './apply-link-report.ts'
import { applyRefundReport } from './apply-refund-report.ts'
import { markEvent, selectEvent } from './provider-events.store.ts'
import { settleReport } from './settle-report.ts'

export const handleEventJob: Job<{ eventRowId: number }> = {
  name: 'payments.handle-event',
  concurrency: 4,
  lookAgainSeconds: 10,
  work: (deps, { eventRowId }) => handleEvent(deps, eventRowId),
}

/** Acts on a stored message of the provider. Acting twice is harmless, so the mark may come after the action. */
export async function handleEvent(deps: Deps, eventRowId: number): Promise<void> {
  const row = await selectEvent(deps.db, eventRowId)
  if (!row || row.processedAt !== null) return
  await markEvent(deps.db, eventRowId, await act(deps, row.payload), deps.clock.now())
}

async function act(deps: Deps, payload: unknown): Promise<string> {
  const read = webhookEnvelope.safeParse(payload)
  if (!read.success) return 'unreadable'
  const { event, payload: parts } = read.data
  if (event.startsWith('refund.')) return parts.refund ? applyRefundReport(deps, parts.refund.entity) : 'unreadable'
  if (event.startsWith('payment_link.'))
    return parts.payment_link
      ? applyLinkReport(deps, withPayment(parts.payment_link.entity, parts.payment?.entity))
      : 'unreadable'
  if (!event.startsWith('payment.') && event !== 'order.paid') return 'not for us'
  if (!parts.payment) return 'unreadable'
  const settlement = await settleReport(deps, parts.payment.entity)
  return 'why' in settlement ? `${settlement.kind}: ${settlement.why}` : settlement.kind
}

/** The message brings the payment beside the link, which need not name it. */
function withPayment(link: ProviderLink, payment: ProviderPayment | undefined): ProviderLink {
  if (!payment) return link
  return { ...link, paymentIds: [...new Set([...link.paymentIds, payment.id])] }
}
