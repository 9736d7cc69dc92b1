import { type Paise, paise } from '#domain/money/paise.ts'
import { type OrderPayment, paymentsOf, spreadRefund } from '#domain/orders/order-money.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { type RefundRequest, requestRefund } from './request-refund.ts'

/** What each payment of an order still holds: a refund that is on its way counts, one that failed does not. */
export function heldBy(order: OrderRecord): OrderPayment[] {
  return paymentsOf(order).map(({ paymentId, amount }) => {
    const gone = order.refunds.filter((refund) => refund.paymentId === paymentId && refund.status !== 'failed')
    return { paymentId, amount: paise(amount - gone.reduce((sum, refund) => sum + refund.amount, 0)) }
  })
}

/**
 * Money of an order goes back the way it came: what was paid in parts goes back in parts, the newest first. Answers the ids of
 * what was written down; none when nothing is left.
 */
export async function refundMoney(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { amount, ...request }: Omit<RefundRequest, 'providerPaymentId'> & { amount: Paise },
): Promise<number[]> {
  const ids: number[] = []
  for (const share of spreadRefund(amount, heldBy(order))) {
    const id = await requestRefund(tx, deps, order, {
      ...request,
      amount: share.amount,
      providerPaymentId: share.paymentId,
    })
    if (id !== null) ids.push(id)
  }
  return ids
}
