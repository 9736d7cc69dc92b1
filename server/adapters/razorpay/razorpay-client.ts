import { ExponentialBackoff, handleType, retry } from 'cockatiel'
import { NoAnswer, openBreaker, StillBroken } from './breaker.ts'
import type { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import {
  collectionOf,
  linkEntity,
  linkList,
  orderEntity,
  paymentEntity,
  problemText,
  refundEntity,
} from './entities.ts'
import type { Answer, NewLink, ProviderProblem, Razorpay } from './razorpay.ts'
import { checkoutMessage, isSignature } from './signatures.ts'

export type Call = { method: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> }
export type Reply = { status: number; body: unknown }
/** How a call travels. Throws when no answer came. */
export type Transport = (call: Call & { headers: Record<string, string> }, signal: AbortSignal) => Promise<Reply>

export type Keys = { keyId: string; keySecret: string; webhookSecrets: readonly string[] }
type Options = {
  keys: Keys
  transport: Transport
  checkoutScript: string
  isTest: boolean
  timeoutMs?: number
  restMs?: number
}

/** A payment attempt waits for us; the whole of a request must end before the server's own limit of 25 s. */
const TIMEOUT_MS = 4_000
const CAPTURE_MINUTES = 12

/** Only calls that may be repeated without harm are: reading, and refunds, whose key makes a repeat harmless. */
const patiently = retry(handleType(NoAnswer), {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_500 }),
})

export function razorpayClient({
  keys,
  transport,
  checkoutScript,
  isTest,
  timeoutMs = TIMEOUT_MS,
  restMs,
}: Options): Razorpay {
  const breaker = openBreaker(restMs)
  const ask = askerOf({ keys, transport, timeoutMs, breaker })
  const get = <T>(schema: z.ZodType<T>, path: string) => ask(schema, { method: 'GET', path }, true)

  return {
    checkout: { keyId: keys.keyId, script: checkoutScript, isTest },
    secondsUntilAsked: breaker.secondsLeft,
    createOrder: ({ amount, receipt, notes }) =>
      ask(orderEntity, { method: 'POST', path: '/orders', body: newOrder(amount, receipt, notes) }, false),
    async findOrder(receipt) {
      const found = await get(collectionOf(orderEntity), `/orders?receipt=${encodeURIComponent(receipt)}`)
      return found.ok ? ok(found.value.items.at(-1) ?? null) : found
    },
    payment: (paymentId) => get(paymentEntity, `/payments/${paymentId}`),
    async paymentsOf(providerOrderId) {
      const found = await get(collectionOf(paymentEntity), `/orders/${providerOrderId}/payments`)
      return found.ok ? ok(found.value.items) : found
    },
    refund: ({ paymentId, amount, key, receipt }) =>
      ask(
        refundEntity,
        {
          method: 'POST',
          path: `/payments/${paymentId}/refund`,
          headers: { 'x-refund-idempotency': key },
          body: { amount, speed: 'normal', receipt, notes: { refund_key: key } },
        },
        true,
      ),
    async refundsOf(paymentId) {
      const found = await get(collectionOf(refundEntity), `/payments/${paymentId}/refunds`)
      return found.ok ? ok(found.value.items) : found
    },
    ...linkCalls(ask),
    isCheckoutSignature: (providerOrderId, paymentId, signature) =>
      isSignature(keys.keySecret, checkoutMessage(providerOrderId, paymentId), signature),
    isWebhookSignature: (rawBody, signature) =>
      keys.webhookSecrets.map((secret) => isSignature(secret, rawBody, signature)).includes(true),
  }
}

type Asking = Pick<Options, 'keys' | 'transport'> & { timeoutMs: number; breaker: ReturnType<typeof openBreaker> }

function askerOf({ keys, transport, timeoutMs, breaker }: Asking): Ask {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

  async function send(call: Call): Promise<Reply> {
    const headers = { authorization, 'content-type': 'application/json', ...call.headers }
    const reply = await transport({ ...call, headers }, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
      throw new NoAnswer(error instanceof Error ? error.message : 'no answer')
    })
    if (reply.status === 429 || reply.status >= 500) throw new NoAnswer(`${reply.status} ${problemText(reply.body)}`)
    return reply
  }

  return async function ask<T>(schema: z.ZodType<T>, call: Call, isRepeatable: boolean): Answer<T> {
    try {
      const once = () => breaker.execute(() => send(call))
      const reply = isRepeatable ? await patiently.execute(once) : await once()
      return readReply(schema, reply)
    } catch (error) {
      if (error instanceof StillBroken)
        return err({ kind: 'unavailable', status: null, description: error.message, retryAfter: error.seconds })
      if (error instanceof NoAnswer) return err({ kind: 'unavailable', status: null, description: error.message })
      throw error
    }
  }
}

type Ask = <T>(schema: z.ZodType<T>, call: Call, isRepeatable: boolean) => Answer<T>

function linkCalls(ask: Ask): Pick<Razorpay, 'createLink' | 'findLink' | 'link' | 'cancelLink'> {
  const path = '/payment_links'
  return {
    createLink: (link) => ask(linkEntity, { method: 'POST', path, body: newLink(link) }, false),
    async findLink(reference) {
      const wanted = `${path}?reference_id=${encodeURIComponent(reference)}`
      const found = await ask(linkList, { method: 'GET', path: wanted }, true)
      return found.ok ? ok(found.value.payment_links.at(0) ?? null) : found
    },
    link: (linkId) => ask(linkEntity, { method: 'GET', path: `${path}/${linkId}` }, true),
    cancelLink: (linkId) => ask(linkEntity, { method: 'POST', path: `${path}/${linkId}/cancel`, body: {} }, false),
  }
}

/** Captured by the provider itself: money that is only authorised is not ours and would be sent back unseen. */
function newOrder(amount: number, receipt: string, notes: Record<string, string>) {
  return {
    amount,
    currency: 'INR',
    receipt,
    notes,
    partial_payment: false,
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: CAPTURE_MINUTES, manual_expiry_period: 7200, refund_speed: 'normal' },
    },
  }
}

/** The shop writes to its customers itself: the provider sends neither SMS nor mail. */
function newLink({ amount, reference, description, customer, expiresAt }: NewLink) {
  const { email, ...known } = customer
  return {
    amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description,
    customer: { ...known, ...(email === '' ? {} : { email }) },
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by: Math.floor(expiresAt.getTime() / 1000),
    notes: { order_number: reference },
  }
}

function readReply<T>(schema: z.ZodType<T>, { status, body }: Reply): Result<T, ProviderProblem> {
  if (status === 409) return err({ kind: 'busy', status, description: problemText(body) })
  if (status !== 200) return err({ kind: 'refused', status, description: problemText(body) })
  const read = schema.safeParse(body)
  if (read.success) return ok(read.data)
  return err({ kind: 'unavailable', status, description: `An answer that cannot be read: ${read.error.message}` })
}

export function httpTransport(baseUrl: string): Transport {
  return async ({ method, path, body, headers }, signal) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
}
