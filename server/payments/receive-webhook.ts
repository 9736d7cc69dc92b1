import { createHash } from 'node:crypto'
import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { handleEventJob } from './handle-event.ts'
import { insertEventOnce } from './provider-events.store.ts'

export type Webhook = { rawBody: Buffer; signature: string; eventId: string | null }
export type WebhookRefusal = { readonly code: 'bad_signature' | 'unreadable' }

const envelope = z.looseObject({ event: z.string().max(100) })

/**
 * Stored first, acted on by a job: the provider gets its answer within milliseconds, and a message that is stored
 * cannot be lost. The same event id a second time is a repeat.
 */
export async function receiveWebhook(
  deps: Deps,
  { rawBody, signature, eventId }: Webhook,
): Promise<Result<'stored' | 'repeated', WebhookRefusal>> {
  if (!deps.razorpay.isWebhookSignature(rawBody, signature)) return err({ code: 'bad_signature' })
  const payload = readJson(rawBody)
  const read = envelope.safeParse(payload)
  if (!read.success) return err({ code: 'unreadable' })
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex')
  return transact(deps.db, async (tx) => {
    const eventRowId = await insertEventOnce(tx, { eventId: id, event: read.data.event, payload }, deps.clock.now())
    if (eventRowId === null) return ok('repeated' as const)
    await deps.jobs.enqueue(tx, handleEventJob, { eventRowId })
    return ok('stored' as const)
  })
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
