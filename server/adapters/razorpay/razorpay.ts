import type { Paise } from '#domain/money/paise.ts'
import type { ReportedPayment } from '#domain/orders/settle-payment.ts'
import type { Result } from '#domain/result.ts'

export type ProviderOrder = { id: string; amount: Paise; currency: string; receipt: string | null }

export type ProviderPayment = ReportedPayment & { method: string; errorReason: string | null; createdAt: Date }

export type RefundStatus = 'pending' | 'processed' | 'failed'
export type ProviderRefund = {
  id: string
  paymentId: string
  amount: Paise
  status: RefundStatus
  receipt: string | null
  /** Our own key, which travels in the notes: finds a refund whose answer was lost. */
  key: string | null
}

/** A link that somebody pays by, as the provider tells of it. */
export type ProviderLink = {
  id: string
  url: string
  amount: Paise
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  /** Our own number, where it is one of ours. */
  reference: string | null
  /** The provider's order behind it, once it tells. */
  providerOrderId: string | null
  paymentIds: string[]
}
export type NewLink = {
  amount: Paise
  /** Our own number: finds a link whose answer was lost. */
  reference: string
  description: string
  customer: { name: string; contact: string; email: string }
  expiresAt: Date
}

/** unavailable: nobody knows whether it happened. busy: it is happening. refused: it will not happen. */
export type ProviderProblem = {
  readonly kind: 'unavailable' | 'busy' | 'refused'
  readonly status: number | null
  readonly description: string
  /** Seconds after which it is asked again, where it was not asked at all. */
  readonly retryAfter?: number | undefined
}
export type Answer<T> = Promise<Result<T, ProviderProblem>>

export type NewProviderOrder = { amount: Paise; receipt: string; notes: Record<string, string> }
export type NewRefund = { paymentId: string; amount: Paise; key: string; receipt: string }

/** The payment provider as the shop sees it (contracts d-1 to d-3). */
export type Razorpay = {
  /** What the browser needs to open the payment window. */
  readonly checkout: { readonly keyId: string; readonly script: string; readonly isTest: boolean }
  /** Null while it is asked; else how long it is left alone, because it has not answered. */
  secondsUntilAsked(): number | null
  createOrder(order: NewProviderOrder): Answer<ProviderOrder>
  findOrder(receipt: string): Answer<ProviderOrder | null>
  payment(paymentId: string): Answer<ProviderPayment>
  paymentsOf(providerOrderId: string): Answer<ProviderPayment[]>
  refund(refund: NewRefund): Answer<ProviderRefund>
  refundsOf(paymentId: string): Answer<ProviderRefund[]>
  createLink(link: NewLink): Answer<ProviderLink>
  findLink(reference: string): Answer<ProviderLink | null>
  link(linkId: string): Answer<ProviderLink>
  cancelLink(linkId: string): Answer<ProviderLink>
  isCheckoutSignature(providerOrderId: string, paymentId: string, signature: string): boolean
  isWebhookSignature(rawBody: Buffer, signature: string): boolean
}
