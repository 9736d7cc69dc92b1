import type { Deps } from '#server/deps.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { applyLinkReport } from './apply-link-report.ts'
import { type LinkRow, markLinkAsked, selectLinksToAsk } from './links.store.ts'

const LINKS_PER_RUN = 100

/** What no webhook told: whether a link was paid or has ended. A link whose order is cancelled is ended here. */
export async function askAboutLinks(deps: Deps): Promise<void> {
  for (const link of await selectLinksToAsk(deps.db, deps.clock.now(), LINKS_PER_RUN))
    if (!(await askAboutLink(deps, link))) return
}

/** False when the provider did not answer: the others would not fare better. */
async function askAboutLink(deps: Deps, { orderId, providerLinkId }: LinkRow): Promise<boolean> {
  const order = await findOrder(deps.db, orderId)
  const isOver = order?.status === 'cancelled'
  const ended = isOver ? await deps.razorpay.cancelLink(providerLinkId) : null
  const report = ended?.ok ? ended : await deps.razorpay.link(providerLinkId)
  if (!report.ok) return false
  await applyLinkReport(deps, report.value)
  await markLinkAsked(deps.db, orderId, deps.clock.now())
  return true
}
