import { MINUTE } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { closeUnpaidOrders } from '#server/orders/close-unpaid.ts'
import { expireEndedHolds } from '#server/orders/expire-hold.ts'
import { applyRefundReport } from './apply-refund-report.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { askAboutLinks } from './ask-about-links.ts'
import { askInTurn } from './ask-in-turn.ts'
import { handleEvent } from './handle-event.ts'
import { markAsked, selectToAsk } from './payments.store.ts'
import { selectWaitingEvents } from './provider-events.store.ts'
import { type RefundRow, selectOpenRefunds } from './refunds.store.ts'
import { sendRefund } from './send-refund.ts'

const AT_ONCE = 5
const ORDERS_PER_RUN = 300
const REFUNDS_PER_RUN = 50
const EVENTS_PER_RUN = 200
/** As long as a refund job's own first tries take. */
const REFUND_PATIENCE = 10 * MINUTE

/** Every minute: what browser and webhook failed to tell is asked for, and nothing stays half done. */
export const reconcileJob: Job<Record<string, never>> = {
  name: 'payments.reconcile',
  schedule: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
  work: (deps) => reconcile(deps),
}

export async function reconcile(deps: Deps): Promise<void> {
  const steps = [handleWaitingEvents, askAboutOrders, askAboutLinks, expireEndedHolds, closeUnpaidOrders, pursueRefunds]
  for (const step of steps)
    await step(deps).catch((error: unknown) => deps.log.error({ err: error, step: step.name }, 'reconciling failed'))
}

async function handleWaitingEvents(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - MINUTE)
  for (const eventRowId of await selectWaitingEvents(deps.db, before, EVENTS_PER_RUN))
    // One that cannot be acted on keeps none of the others waiting.
    await handleEvent(deps, eventRowId).catch((error: unknown) =>
      deps.log.error({ err: error, eventRowId }, 'a message of the provider still waits'),
    )
}

async function askAboutOrders(deps: Deps): Promise<void> {
  const waiting = await selectToAsk(deps.db, deps.clock.now(), ORDERS_PER_RUN)
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const answered = await Promise.all(
      waiting.slice(at, at + AT_ONCE).map(({ providerOrderId }) =>
        askInTurn(deps, {
          id: providerOrderId,
          ask: () => askAboutOrder(deps, providerOrderId),
          markAsked: () => markAsked(deps.db, providerOrderId, deps.clock.now()),
        }),
      ),
    )
    // A provider that is down is asked again in a minute, not three hundred times now.
    if (!answered.includes(true)) return
  }
}

async function pursueRefunds(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - REFUND_PATIENCE)
  for (const refund of await selectOpenRefunds(deps.db, before, REFUNDS_PER_RUN)) await pursueRefund(deps, refund)
}

async function pursueRefund(deps: Deps, refund: RefundRow): Promise<void> {
  if (refund.status === 'requested') {
    await sendRefund(deps, refund.id).catch((error: unknown) => deps.log.warn({ err: error }, 'refund still open'))
    return
  }
  const known = await deps.razorpay.refundsOf(refund.providerPaymentId)
  const report = known.ok ? known.value.find(({ id }) => id === refund.providerRefundId) : undefined
  if (report) await applyRefundReport(deps, report)
}
