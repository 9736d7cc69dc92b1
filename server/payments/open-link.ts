import { err, ok, type Result } from '#domain/result.ts'
import type { Answer, NewLink, ProviderLink } from '#server/adapters/razorpay/razorpay.ts'
import { transact } from '#server/db/transaction.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { insertLink, type LinkRow, selectLinkOf } from './links.store.ts'

export type PaymentLink = Pick<LinkRow, 'url' | 'status' | 'expiresAt'>

export const findLinkOf = (db: Db, orderId: number): Promise<PaymentLink | null> => selectLinkOf(db, orderId)

/** Opened outside any transaction. The same order has the same link, however often it is asked for. */
export async function openLink(
  deps: Deps,
  order: OrderRecord,
  expiresAt: Date,
): Promise<Result<PaymentLink, { readonly code: 'provider_unavailable' }>> {
  const known = await selectLinkOf(deps.db, order.id)
  if (known) return ok(known)
  const { name, phone: contact, email } = order.billing
  const made = await createOnce(deps, {
    amount: order.totalAmount,
    reference: order.orderNumber,
    description: `Order ${order.orderNumber}`,
    customer: { name, contact, email },
    expiresAt,
  })
  if (!made.ok) {
    deps.log.warn({ orderId: order.id, problem: made.error }, 'the payment link could not be opened')
    return err({ code: 'provider_unavailable' })
  }
  const row = {
    orderId: order.id,
    providerLinkId: made.value.id,
    url: made.value.url,
    expiresAt,
    createdAt: deps.clock.now(),
  }
  await transact(deps.db, (tx) => insertLink(tx, row))
  return ok((await selectLinkOf(deps.db, order.id)) ?? { ...row, status: 'created' })
}

/** Creating is not repeatable: after a lost answer, or when it exists, we look by our own number. */
async function createOnce({ razorpay }: Deps, wanted: NewLink): Answer<ProviderLink> {
  const created = await razorpay.createLink(wanted)
  if (created.ok) return created
  const found = await razorpay.findLink(wanted.reference)
  return found.ok && found.value ? ok(found.value) : created
}
