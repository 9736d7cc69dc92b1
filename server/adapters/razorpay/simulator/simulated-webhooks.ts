import { eq, sql } from 'drizzle-orm'
import { simulatorWebhooks } from '#server/db/schema/simulator.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/job.ts'
import { sign } from '../signatures.ts'
import { type Fault, hasFaults, takeFault } from './faults.ts'
import { simulatedId } from './simulated-ids.ts'
import { simulatorKeys } from './simulator-keys.ts'

export type SimulatorDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'clock' | 'random'>
export type SimulatedEvent = { event: string; payload: Record<string, { entity: object }> }

const LATE_SECONDS = 30
const DELIVERY_TIMEOUT_MS = 5_000

/** Written with the change it reports and delivered by a job, at least once and in no promised order (contract d-3). */
export async function emitWebhooks(tx: Tx, deps: SimulatorDeps, events: readonly SimulatedEvent[]): Promise<void> {
  const fault = (await hasFaults(tx)) ? async (kind: Fault) => (await takeFault(tx, kind)) !== null : async () => false
  const outOfOrder = await fault('webhook_out_of_order')
  for (const event of outOfOrder ? events.toReversed() : events) {
    if (await fault('webhook_drop')) continue
    const secret = (await fault('webhook_bad_signature')) ? 'somebody else' : simulatorKeys.webhookSecrets[0]
    const webhookId = await writeWebhook(tx, deps, event, secret)
    const times = (await fault('webhook_duplicate')) ? 2 : 1
    const afterSeconds = (await fault('webhook_late')) ? LATE_SECONDS : 0
    for (let time = 0; time < times; time += 1)
      await deps.jobs.enqueue(tx, deliverWebhookJob, { webhookId }, { afterSeconds })
  }
}

async function writeWebhook(
  tx: Tx,
  { clock, random }: SimulatorDeps,
  { event, payload }: SimulatedEvent,
  secret: string,
) {
  const id = simulatedId(random, 'evt')
  const createdAt = clock.now()
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_SaalgharDemo01',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(createdAt.getTime() / 1000),
  })
  await tx.insert(simulatorWebhooks).values({ id, event, body, signature: sign(secret, body), createdAt })
  return id
}

export const deliverWebhookJob: Job<{ webhookId: string }> = {
  name: 'razorpay-simulator.deliver-webhook',
  retryLimit: 8,
  concurrency: 4,
  lookAgainSeconds: 10,
  async work({ db, config, clock }, { webhookId }) {
    const [webhook] = await db
      .update(simulatorWebhooks)
      .set({ attempts: sql`${simulatorWebhooks.attempts} + 1` })
      .where(eq(simulatorWebhooks.id, webhookId))
      .returning()
    if (!webhook) return
    const answer = await fetch(`${config.publicUrl}/api/razorpay/webhook`, {
      method: 'POST',
      headers: webhookHeaders(webhook),
      body: webhook.body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    })
    if (answer.ok)
      await db.update(simulatorWebhooks).set({ deliveredAt: clock.now() }).where(eq(simulatorWebhooks.id, webhookId))
    // A refused signature stays refused; anything else is tried again, as the provider does for a day.
    else if (answer.status !== 400) throw new Error(`The shop answered ${answer.status} to a webhook`)
  },
}

export type WebhookRow = typeof simulatorWebhooks.$inferSelect

export function webhookHeaders({ id, signature }: Pick<WebhookRow, 'id' | 'signature'>): Record<string, string> {
  return { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': id }
}
