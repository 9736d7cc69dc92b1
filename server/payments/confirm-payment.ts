import type { Settlement } from '#domain/orders/settle-payment.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { transact } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnOrder } from '#server/orders/find-order.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { askAboutOrderJob } from './ask-about-order.ts'
import { selectProviderOrder } from './payments.store.ts'
import { settleReport } from './settle-report.ts'

export type Confirmation = { customerId: number; providerOrderId: string; paymentId: string; signature: string }
export type ConfirmRefusal =
  | { readonly code: 'not_found' }
  | { readonly code: 'verification_failed' }
  | { readonly code: 'payment_returned'; readonly why: Extract<Settlement, { kind: 'refund' }>['why'] }

/** `isSettled` is false when the money is on its way but the provider could not be asked, or has not captured it yet. */
export type Confirmed = { order: OrderRecord; isSettled: boolean }

/**
 * The browser says that it paid. The signature proves that the provider said so, for OUR order; the payment itself is
 * then fetched, because a signature says nothing about sum and state.
 */
export async function confirmPayment(deps: Deps, claim: Confirmation): Promise<Result<Confirmed, ConfirmRefusal>> {
  const opened = await selectProviderOrder(deps.db, claim.providerOrderId)
  const order = opened && (await findOwnOrder(deps.db, claim.customerId, opened.orderId))
  // What is behind a payment link is not confirmed by a browser.
  if (!order || order.providerOrderId !== claim.providerOrderId) return err({ code: 'not_found' })
  if (!deps.razorpay.isCheckoutSignature(order.providerOrderId, claim.paymentId, claim.signature))
    return err({ code: 'verification_failed' })
  if (order.paidBy === claim.paymentId) return ok({ order, isSettled: true })

  const payment = await deps.razorpay.payment(claim.paymentId)
  if (!payment.ok) {
    if (payment.error.kind === 'refused') return err({ code: 'verification_failed' })
    await transact(deps.db, (tx) => deps.jobs.enqueue(tx, askAboutOrderJob, { orderId: order.id }, { afterSeconds: 5 }))
    return ok({ order, isSettled: false })
  }
  return answer(deps, claim, order, await settleReport(deps, payment.value))
}

async function answer(
  deps: Deps,
  { customerId }: Confirmation,
  order: OrderRecord,
  settlement: Settlement,
): Promise<Result<Confirmed, ConfirmRefusal>> {
  switch (settlement.kind) {
    case 'mark_paid':
    case 'take_part':
    case 'already_paid':
      return ok({ order: (await findOwnOrder(deps.db, customerId, order.id)) ?? order, isSettled: true })
    case 'ignore':
      return ok({
        order: (await findOwnOrder(deps.db, customerId, order.id)) ?? order,
        isSettled: settlement.why === 'after_paid',
      })
    case 'refund':
      return err({ code: 'payment_returned', why: settlement.why })
    case 'mark_failed':
    case 'foreign':
      return err({ code: 'verification_failed' })
  }
}
