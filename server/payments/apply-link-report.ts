import { isLinkReference } from '#domain/orders/payment-link.ts'
import type { ProviderLink, ProviderPayment } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { closeLink, type LinkRow, rememberOrderOfLink, selectLink } from './links.store.ts'
import { settleReport } from './settle-report.ts'

/** What the provider says about a link, by webhook or when we ask: paid settles the order, an end frees its pieces. */
export async function applyLinkReport(deps: Deps, report: ProviderLink): Promise<string> {
  const link = await selectLink(deps.db, report.id)
  if (!link) return missLink(report)
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

/** One that somebody made by hand at the provider is no matter of ours; money for a sale that is gone is told to the desk. */
function missLink({ reference, status }: ProviderLink): 'unknown' {
  if (status !== 'paid' || reference === null || !isLinkReference(reference)) return 'unknown'
  throw new Error(`The link ${reference} is paid and the shop has no such sale: refund it in the provider’s dashboard`)
}

/** The payment itself is fetched: a link says nothing about what was captured, and its payment names the order behind it. */
async function settleLink(deps: Deps, link: LinkRow, report: ProviderLink): Promise<string> {
  const { id: paymentLinkId, orderId, amount } = link
  const outcomes: string[] = []
  for (const payment of await paymentsOfLink(deps, report)) {
    const { providerOrderId } = payment
    if (providerOrderId !== null) {
      const row = { orderId, providerOrderId, amount, paymentLinkId, createdAt: deps.clock.now() }
      await rememberOrderOfLink(deps.db, row)
    }
    outcomes.push((await settleReport(deps, payment)).kind)
  }
  // Not closed while nobody can say what paid it: it is asked about again.
  if (outcomes.length === 0) throw new Error(`The link ${report.id} is paid and names no payment`)
  await closeLink(deps.db, paymentLinkId, 'paid')
  return outcomes.join(', ')
}

/** A message about a link may name its payments, the order behind it, or neither. */
async function paymentsOfLink({ razorpay }: Deps, report: ProviderLink): Promise<ProviderPayment[]> {
  const { providerOrderId, paymentIds } = report
  if (paymentIds.length === 0 && providerOrderId !== null) {
    const listed = await razorpay.paymentsOf(providerOrderId)
    if (!listed.ok) throw new Error(`The payments of ${providerOrderId} cannot be fetched: ${listed.error.description}`)
    return listed.value
  }
  const found: ProviderPayment[] = []
  for (const paymentId of paymentIds) {
    const payment = await razorpay.payment(paymentId)
    if (!payment.ok) throw new Error(`The payment ${paymentId} cannot be fetched: ${payment.error.description}`)
    found.push(payment.value)
  }
  return found
}
