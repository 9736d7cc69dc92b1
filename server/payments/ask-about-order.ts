import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { markAsked } from './payments.store.ts'
import { settleReport } from './settle-report.ts'

export const askAboutOrderJob: Job<{ orderId: number }> = {
  name: 'payments.ask-about-order',
  lookAgainSeconds: 5,
  async work(deps, { orderId }) {
    const order = await findOrder(deps.db, orderId)
    if (order?.providerOrderId && order.paidAt === null && !(await askAboutOrder(deps, order.providerOrderId)))
      throw new Error(`The provider does not answer about order ${orderId}`)
  },
}

/** Asks the provider what became of an order. False when it did not answer. */
export async function askAboutOrder(deps: Deps, providerOrderId: string): Promise<boolean> {
  const reported = await deps.razorpay.paymentsOf(providerOrderId)
  if (!reported.ok) return false
  for (const payment of reported.value) await settleReport(deps, payment)
  await markAsked(deps.db, providerOrderId, deps.clock.now())
  return true
}
