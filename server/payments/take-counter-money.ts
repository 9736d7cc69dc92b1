import type { Paise } from '#domain/money/paise.ts'
import { type CounterMethod, counterPaymentId } from '#domain/orders/counter-money.ts'
import { dueOf, isPartPaid } from '#domain/orders/order-money.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { markPaid } from '#server/orders/mark-paid.ts'
import type { OrderRecord } from '#server/orders/order-record.ts'
import { takePart } from '#server/orders/take-part.ts'
import { insertPayment } from './payments.store.ts'

export type CounterMoney = {
  method: CounterMethod
  reference: string | null
  /** At most what is due. */
  amount: Paise
  /** The press that took it. */
  press: string
}

/** Money in the showroom or at the door: with all that is due the order is paid like any other, with less a part of it is. */
export async function takeCounterMoney(tx: Tx, deps: Deps, order: OrderRecord, money: CounterMoney): Promise<void> {
  const { method, reference, amount, press } = money
  const now = deps.clock.now()
  const id = counterPaymentId(order.orderNumber, order.parts.length + 1)
  const isRest = amount === dueOf(order)
  await insertPayment(tx, {
    orderId: order.id,
    providerOrderId: id,
    providerPaymentId: id,
    status: 'captured',
    amount,
    method,
    reference,
    isPart: !isRest,
    press,
    createdAt: now,
    capturedAt: now,
  })
  const takeFrom = isPartPaid(order) ? 'taken' : 'hold'
  if (isRest) await markPaid(tx, deps, order, { providerPaymentId: id, takeFrom, method })
  else await takePart(tx, deps, order, { paymentId: id, amount, method, takeFrom })
}
