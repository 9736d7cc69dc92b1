import { dueOf } from '#domain/orders/order-money.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { applyLinkReport } from './apply-link-report.ts'
import { type LinkRow, markLinkAsked, selectLinksToAsk } from './links.store.ts'

const LINKS_PER_RUN = 100

/**
 * What no webhook told: whether a link was paid or has ended. One that nobody needs any more, because its order is cancelled
 * or was paid another way, is ended here.
 */
export async function askAboutLinks(deps: Deps): Promise<void> {
  for (const link of await selectLinksToAsk(deps.db, deps.clock.now(), LINKS_PER_RUN))
    if (!(await askAboutLink(deps, link))) return
}

/** False when the provider did not answer: the others would not fare better. */
async function askAboutLink(deps: Deps, { id, orderId, providerLinkId, amount }: LinkRow): Promise<boolean> {
  const order = await findOrder(deps.db, orderId)
  const isOver = order !== null && dueOf(order) < amount
  const ended = isOver ? await deps.razorpay.cancelLink(providerLinkId) : null
  const report = ended?.ok ? ended : await deps.razorpay.link(providerLinkId)
  if (!report.ok) return false
  await applyLinkReport(deps, report.value)
  await markLinkAsked(deps.db, id, deps.clock.now())
  return true
}
