import { type Paise, paise } from '#domain/money/paise.ts'
import { isCounterPayment, type PaidOut } from '#domain/orders/counter-money.ts'
import { paymentsOf } from '#domain/orders/order-money.ts'
import { decideRefund, type RefundAccount, refundable } from '#domain/orders/refund.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ReturnedPiece } from '#server/invoices/document-content.ts'
import { issueForRefund } from '#server/invoices/issue-document.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { selectPaymentLocked } from './payments.store.ts'
import { insertRefund, sumRefunds } from './refunds.store.ts'
import { sendRefundJob } from './send-refund.ts'

export type RefundReason =
  | 'cancellation'
  | `return-${number}`
  | `staff-${string}`
  | 'late_and_sold_out'
  | 'order_cancelled'
  | 'paid_twice'
  | 'wrong_amount'
export type RefundRequest = {
  providerPaymentId: string
  amount: Paise
  reason: RefundReason
  fee?: Paise
  pieces?: readonly ReturnedPiece[]
  /** A sentence on the credit note. */
  remark?: string
  /** How money of the counter was paid back; without it somebody has to say so later. */
  paidOut?: PaidOut | undefined
}

/** Payments that we could not keep go back whole, for whichever reason first: one key for all of these. */
const WHOLE: ReadonlySet<RefundReason> = new Set(['late_and_sold_out', 'order_cancelled', 'paid_twice', 'wrong_amount'])

/**
 * Writes down that money is to go back, with its credit note or refund voucher and the job that sends it; answers the
 * refund's id. Null when it was written before or nothing is left to refund. All refunds of a payment together never
 * exceed it.
 */
export async function requestRefund(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  request: RefundRequest,
): Promise<number | null> {
  const { providerPaymentId, reason } = request
  const payment = await selectPaymentLocked(tx, providerPaymentId)
  if (!payment) throw new Error(`There is no payment ${providerPaymentId} to refund`)
  const account = {
    captured: payment.status === 'captured' ? payment.amount : paise(0),
    refunded: await sumRefunds(tx, payment.id),
  }
  const decision = decideRefund(account, amountOf(request, account))
  if (!decision.ok) return null
  const now = deps.clock.now()
  const idempotencyKey = `refund-${providerPaymentId}-${WHOLE.has(reason) ? 'whole' : reason}`
  const refundId = await insertRefund(tx, {
    orderId: order.id,
    paymentId: payment.id,
    amount: decision.value.amount,
    reason,
    idempotencyKey,
    ...paidOutOf(request),
    createdAt: now,
  })
  if (refundId === null) return null
  await issueForRefund(
    tx,
    order,
    {
      refundId,
      amount: decision.value.amount,
      reason,
      fee: request.fee ?? paise(0),
      pieces: request.pieces,
      remark: request.remark,
      isForOrder: paymentsOf(order).some(({ paymentId }) => paymentId === providerPaymentId),
    },
    now,
  )
  await deps.jobs.enqueue(tx, sendRefundJob, { refundId })
  return refundId
}

const paidOutOf = ({ providerPaymentId, paidOut }: RefundRequest) =>
  paidOut && isCounterPayment(providerPaymentId) ? { paidOutBy: paidOut.method, reference: paidOut.reference } : {}

/** What was promised for a return may meanwhile be more than is left: then all that is left goes back. */
function amountOf({ amount, reason }: RefundRequest, account: RefundAccount): Paise {
  return reason.startsWith('return-') ? paise(Math.min(amount, refundable(account))) : amount
}
