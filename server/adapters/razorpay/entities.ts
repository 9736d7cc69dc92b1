import { z } from 'zod'
import { paise } from '#domain/money/paise.ts'
import type { ProviderLink, ProviderOrder, ProviderPayment, ProviderRefund } from './razorpay.ts'

const amount = z.int().transform(paise)

/** What we read of the provider's entities; whatever else they carry is theirs. */
export const orderEntity = z
  .object({ id: z.string(), amount, currency: z.string(), receipt: z.string().nullish() })
  .transform(({ id, amount: sum, currency, receipt }): ProviderOrder => ({
    id,
    amount: sum,
    currency,
    receipt: receipt ?? null,
  }))

export const paymentEntity = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().nullish(),
    error_reason: z.string().nullish(),
    created_at: z.int(),
  })
  .transform((entity): ProviderPayment => ({
    id: entity.id,
    providerOrderId: entity.order_id ?? null,
    amount: entity.amount,
    currency: entity.currency,
    status: entity.status,
    method: entity.method ?? '',
    errorReason: entity.error_reason ?? null,
    createdAt: new Date(entity.created_at * 1000),
  }))

/** Notes are an object, or an empty list when there are none. */
const notes = z.union([z.record(z.string(), z.string()), z.array(z.never())]).nullish()

export const refundEntity = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
    notes,
  })
  .transform((entity): ProviderRefund => ({
    id: entity.id,
    paymentId: entity.payment_id,
    amount: entity.amount,
    status: entity.status,
    receipt: entity.receipt ?? null,
    key: entity.notes && !Array.isArray(entity.notes) ? (entity.notes['refund_key'] ?? null) : null,
  }))

export const linkEntity = z
  .object({
    id: z.string(),
    short_url: z.string(),
    amount,
    status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
    reference_id: z.string().nullish(),
    order_id: z.string().nullish(),
    payments: z.array(z.object({ payment_id: z.string() })).nullish(),
  })
  .transform((entity): ProviderLink => ({
    id: entity.id,
    url: entity.short_url,
    amount: entity.amount,
    status: entity.status,
    reference: entity.reference_id ?? null,
    providerOrderId: entity.order_id ?? null,
    paymentIds: (entity.payments ?? []).map(({ payment_id }) => payment_id),
  }))

/** This list alone is called by another name. */
export const linkList = z.object({ payment_links: z.array(linkEntity) })

export const collectionOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

const problem = z.object({ error: z.object({ description: z.string() }) })

export function problemText(body: unknown): string {
  const read = problem.safeParse(body)
  return read.success ? read.data.error.description : 'No explanation'
}

/** A signed message of the provider. Events we do not know are kept, but say nothing to us. */
export const webhookEnvelope = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).optional(),
    refund: z.object({ entity: refundEntity }).optional(),
    payment_link: z.object({ entity: linkEntity }).optional(),
  }),
})
