import { ok, type Result } from '#domain/result.ts'
import type { ProviderProblem } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { settleReport } from './settle-report.ts'

export const askAboutOrderJob: Job<{ orderId: number }> = {
  name: 'payments.ask-about-order',
  lookAgainSeconds: 5,
  async work(deps, { orderId }) {
    const order = await findOrder(deps.db, orderId)
    if (!order?.providerOrderId || order.paidAt !== null) return
    const asked = await askAboutOrder(deps, order.providerOrderId)
    if (!asked.ok) throw new Error(`The provider does not answer about order ${orderId}: ${asked.error.description}`)
  },
}

/** Asks the provider what became of an order. */
export async function askAboutOrder(deps: Deps, providerOrderId: string): Promise<Result<null, ProviderProblem>> {
  const reported = await deps.razorpay.paymentsOf(providerOrderId)
  if (!reported.ok) return reported
  for (const payment of reported.value) await settleReport(deps, payment)
  return ok(null)
}
