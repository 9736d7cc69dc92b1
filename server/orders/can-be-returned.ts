import { returnTerms } from '#domain/orders/return-policy.ts'
import { leftToReturn, type OrderRecord } from './order-record.ts'

/** Within the window something may always come back: at least what is defective or wrong, and not under a return already. */
export function canBeReturned(order: OrderRecord, now: Date): boolean {
  const { deliveredAt, totalAmount: paid } = order
  if (!order.items.some((item) => leftToReturn(item) > 0)) return false
  return returnTerms({ deliveredAt, reason: 'defective', kind: 'ordinary', size: 'small', paid }, now).ok
}
