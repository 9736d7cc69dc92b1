import { formatInr } from '#domain/money/format-inr.ts'
import { type Paise, sumPaise } from '#domain/money/paise.ts'
import { isCounterPayment } from '#domain/orders/counter-money.ts'
import type { ShippedPieces } from '#domain/orders/fulfilment.ts'
import { paymentsOf } from '#domain/orders/order-money.ts'
import type { ProviderRefund, RefundStatus } from '#server/adapters/razorpay/razorpay.ts'
import { transact, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { queueOrderMail } from '#server/orders/order-mail.ts'
import { shownPieces } from '#server/orders/order-mail-data.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { piecesText } from '#server/orders/pieces-text.ts'
import { noteRefunded, noteRefundFailed } from '#server/orders/return-payment.ts'
import { findReturnedPieces } from '#server/orders/returned-pieces.ts'
import { selectPaymentLocked } from './payments.store.ts'
import {
  countRefunds,
  insertRefund,
  type RefundRow,
  selectRefund,
  selectRefundIdOf,
  updateRefund,
} from './refunds.store.ts'

const MOST_TRIES = 3

/** Where a refund may go from where it is; a repeated or older report changes nothing. */
const NEXT: Readonly<Record<RefundRow['status'], readonly RefundStatus[]>> = {
  requested: ['pending', 'processed', 'failed'],
  pending: ['processed', 'failed'],
  processed: [],
  failed: [],
}

/** What the provider says about a refund: in its answer, by webhook, or when we ask. */
export async function applyRefundReport(deps: Deps, report: ProviderRefund): Promise<'applied' | 'known' | 'unknown'> {
  const known = await selectRefundIdOf(deps.db, report.id, report.key)
  if (!known) return 'unknown'
  return transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, known.orderId)
    const refund = await selectRefund(tx, known.id)
    if (!order || !refund || !NEXT[refund.status].includes(report.status)) return 'known'
    await updateRefund(tx, refund.id, {
      status: report.status,
      providerRefundId: report.id,
      ...processedAt(deps, report.status),
    })
    if (report.status === 'processed') await celebrate(tx, deps, order, refund)
    if (report.status === 'failed') await tryAgain(tx, deps, order, refund, 'The bank could not pay it out')
    return 'applied'
  })
}

const processedAt = ({ clock }: Deps, status: RefundStatus) =>
  status === 'processed' ? { processedAt: clock.now() } : {}

async function celebrate(tx: Tx, deps: Deps, order: OrderRecord, refund: RefundRow): Promise<void> {
  const paid = paymentsOf(order).map(({ paymentId }) => paymentId)
  const isWhole = paid.includes(refund.providerPaymentId) && returnedWith(order, refund, paid) === order.totalAmount
  const isOfOrder = order.paidBy === null || paid.includes(refund.providerPaymentId)
  if (isOfOrder) await noteRefunded(tx, deps, order, { amount: refund.amount, isWhole })
  const pieces = await piecesOf(tx, order, refund)
  await queueOrderMail(tx, deps, order, 'order-refunded', {
    data: {
      amount: formatInr(refund.amount),
      is_return: returnOf(refund) !== null,
      pieces: piecesText(order, pieces),
      refunded_items: shownPieces(order, pieces),
      is_counter: isCounterPayment(refund.providerPaymentId),
    },
    about: String(refund.id),
  })
}

const returnOf = ({ reason }: RefundRow) =>
  reason.startsWith('return-') ? Number(reason.slice('return-'.length)) : null

/** Where it is for some pieces: those that came back, or those that were taken off the order. */
async function piecesOf(tx: Tx, { refunds }: OrderRecord, refund: RefundRow): Promise<ShippedPieces[]> {
  const returnId = returnOf(refund)
  if (returnId !== null) return findReturnedPieces(tx, returnId)
  return refunds.find(({ id }) => id === refund.id)?.pieces ?? []
}

/** What is back with the shopper of the money that paid the order, this refund included. */
function returnedWith({ refunds }: OrderRecord, { id, amount }: RefundRow, paid: readonly string[]): Paise {
  const earlier = refunds.filter(
    (other) => other.id !== id && other.status === 'processed' && paid.includes(other.paymentId),
  )
  return sumPaise([amount, ...earlier.map((other) => other.amount)])
}

/** The provider will not do it: no retry of the same request can help. */
export async function failRefund(deps: Deps, { id, orderId }: RefundRow, failure: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const refund = await selectRefund(tx, id)
    if (!order || refund?.status !== 'requested') return
    await updateRefund(tx, id, { status: 'failed', failure })
    await tryAgain(tx, deps, order, refund, failure)
  })
}

/**
 * A failed refund is begun anew under a new key; the reconciler sends it after a pause. After the third a person has to
 * look at it.
 */
async function tryAgain(tx: Tx, deps: Deps, order: OrderRecord, refund: RefundRow, failure: string): Promise<void> {
  await noteRefundFailed(tx, deps, order, failure)
  await selectPaymentLocked(tx, refund.providerPaymentId)
  const tries = await countRefunds(tx, refund.paymentId, refund.reason)
  deps.log.error({ refundId: refund.id, orderId: order.id, tries, failure }, 'refund failed')
  if (tries >= MOST_TRIES) return
  const { orderId, paymentId, amount, reason } = refund
  const base = refund.idempotencyKey.replace(/-try\d+$/, '')
  const idempotencyKey = `${base}-try${tries + 1}`
  await insertRefund(tx, { orderId, paymentId, amount, reason, idempotencyKey, createdAt: deps.clock.now() })
}
