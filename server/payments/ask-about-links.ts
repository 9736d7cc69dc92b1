import { dueOf } from '#domain/orders/order-money.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ProviderProblem } from '#server/adapters/razorpay/razorpay.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder } from '#server/orders/find-order.ts'
import { applyLinkReport } from './apply-link-report.ts'
import { askInTurn } from './ask-in-turn.ts'
import { type LinkRow, markLinkAsked, selectLinksToAsk } from './links.store.ts'

const LINKS_PER_RUN = 100

/**
 * What no webhook told: whether a link was paid or has ended. One that nobody needs any more, because its order is cancelled
 * or was paid another way, is ended here.
 */
export async function askAboutLinks(deps: Deps): Promise<void> {
  for (const link of await selectLinksToAsk(deps.db, deps.clock.now(), LINKS_PER_RUN)) {
    const turn = {
      id: link.providerLinkId,
      ask: () => askAboutLink(deps, link),
      markAsked: () => markLinkAsked(deps.db, link.id, deps.clock.now()),
    }
    if (!(await askInTurn(deps, turn))) return
  }
}

async function askAboutLink(
  deps: Deps,
  { orderId, providerLinkId, amount }: LinkRow,
): Promise<Result<string, ProviderProblem>> {
  const order = await findOrder(deps.db, orderId)
  const isOver = order !== null && dueOf(order) < amount
  const ended = isOver ? await deps.razorpay.cancelLink(providerLinkId) : null
  const report = ended?.ok ? ended : await deps.razorpay.link(providerLinkId)
  return report.ok ? ok(await applyLinkReport(deps, report.value)) : report
}
