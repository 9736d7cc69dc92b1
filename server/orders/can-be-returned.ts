import { returnTerms } from '#domain/orders/return-policy.ts'
import type { OrderRecord } from './order-record.ts'

/** Within the window something may always come back: at least what is defective or wrong. */
export function canBeReturned(order: OrderRecord, now: Date): boolean {
  const { deliveredAt, totalAmount: paid } = order
  return returnTerms({ deliveredAt, reason: 'defective', kind: 'ordinary', size: 'small', paid }, now).ok
}
