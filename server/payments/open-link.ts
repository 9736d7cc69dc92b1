import type { Paise } from '#domain/money/paise.ts'
import { linkReference } from '#domain/orders/payment-link.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Answer, NewLink, ProviderLink } from '#server/adapters/razorpay/razorpay.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { insertLink, type LinkRow, selectLink, selectLinksOf } from './links.store.ts'

export type PaymentLink = Pick<LinkRow, 'id' | 'url' | 'status' | 'expiresAt' | 'amount'>
type LinkRefusal = { readonly code: 'provider_unavailable' }

/** The newest link of an order. */
export const findLinkOf = async (db: Db | Tx, orderId: number): Promise<PaymentLink | null> =>
  (await selectLinksOf(db, orderId))[0] ?? null

/** Opened outside any transaction. While a link of an order is open it has no other, however often one is asked for. */
export async function openLink(
  deps: Deps,
  order: OrderRecord,
  { amount, expiresAt }: { amount: Paise; expiresAt: Date },
): Promise<Result<PaymentLink, LinkRefusal>> {
  const earlier = await selectLinksOf(deps.db, order.id)
  const open = earlier.find(({ status }) => status === 'created')
  if (open) return ok(open)
  const { name, phone: contact, email } = order.billing
  const made = await createOnce(deps, {
    amount,
    reference: linkReference(order.orderNumber, earlier.length + 1),
    description: `Order ${order.orderNumber}`,
    customer: { name, contact, email },
    expiresAt,
  })
  if (!made.ok) {
    deps.log.warn({ orderId: order.id, problem: made.error }, 'the payment link could not be opened')
    return err({ code: 'provider_unavailable' })
  }
  const { id: providerLinkId, url } = made.value
  const row = { orderId: order.id, providerLinkId, url, amount, expiresAt, createdAt: deps.clock.now() }
  return inTransaction<PaymentLink, LinkRefusal>(deps.db, async (tx) => {
    // Who placed it may have heard nothing and taken it back meanwhile: then nobody is told this link.
    if (!(await lockOrder(tx, order.id))) return err({ code: 'provider_unavailable' })
    await insertLink(tx, row)
    const written = await selectLink(tx, providerLinkId)
    return written ? ok(written) : err({ code: 'provider_unavailable' })
  })
}

/** Creating is not repeatable: after a lost answer, or when it exists, we look by our own number. */
async function createOnce({ razorpay }: Deps, wanted: NewLink): Answer<ProviderLink> {
  const created = await razorpay.createLink(wanted)
  if (created.ok) return created
  const found = await razorpay.findLink(wanted.reference)
  return found.ok && found.value ? ok(found.value) : created
}
