import type { ProviderLink } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { closeLink, type LinkRow, rememberOrderOfLink, selectLink } from './links.store.ts'
import { settleReport } from './settle-report.ts'

/** What the provider says about a link, by webhook or when we ask: paid settles the order, an end frees its pieces. */
export async function applyLinkReport(deps: Deps, report: ProviderLink): Promise<string> {
  const link = await selectLink(deps.db, report.id)
  if (!link) return 'unknown'
  switch (report.status) {
    case 'created':
    case 'partially_paid':
      return 'ignore: not_final'
    case 'paid':
      return settleLink(deps, link, report)
    case 'expired':
    case 'cancelled':
      await closeLink(deps.db, link.id, report.status)
      // Refused when it is paid, in work or closed already, which is as good.
      await cancelOrder(deps, { orderId: link.orderId, by: { who: 'clock' } })
      return report.status
  }
}

/** The payment itself is fetched: a link says nothing about what was captured. */
async function settleLink(deps: Deps, link: LinkRow, report: ProviderLink): Promise<string> {
  const { providerOrderId, paymentIds } = report
  const { id: paymentLinkId, orderId, amount } = link
  if (providerOrderId === null) throw new Error(`The link ${report.id} is paid and names no order`)
  await rememberOrderOfLink(deps.db, {
    orderId,
    providerOrderId,
    amount,
    paymentLinkId,
    createdAt: deps.clock.now(),
  })
  const outcomes: string[] = []
  for (const paymentId of paymentIds) {
    const payment = await deps.razorpay.payment(paymentId)
    if (!payment.ok) throw new Error(`The payment ${paymentId} cannot be fetched: ${payment.error.description}`)
    outcomes.push((await settleReport(deps, payment.value)).kind)
  }
  await closeLink(deps.db, paymentLinkId, 'paid')
  return outcomes.join(', ')
}
