import { type CounterMethod, counterPaymentId } from '#domain/orders/counter-money.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { markPaid } from '#server/orders/mark-paid.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { insertPayment } from './payments.store.ts'

export type CounterMoney = { method: CounterMethod; reference: string | null }

/** The whole price was paid in the showroom: from here on the order is paid like any other. */
export async function takeCounterMoney(
  tx: Tx,
  deps: Deps,
  order: OrderRecord,
  { method, reference }: CounterMoney,
): Promise<void> {
  const now = deps.clock.now()
  const id = counterPaymentId(order.orderNumber)
  await insertPayment(tx, {
    orderId: order.id,
    providerOrderId: id,
    providerPaymentId: id,
    status: 'captured',
    amount: order.totalAmount,
    method,
    reference,
    createdAt: now,
    capturedAt: now,
  })
  await markPaid(tx, deps, order, { providerPaymentId: id, takeFrom: 'hold' })
}
