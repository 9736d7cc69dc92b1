import { sumPaise } from '#domain/money/paise.ts'
import type { CancellableOrder } from '#domain/orders/cancellation.ts'
import { heldBy } from '#server/payments/refund-money.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * What the cancellation policy asks of an order. Work on custom pieces begins when they are paid; once a first parcel has
 * left, what is still here is refunded by the piece.
 */
export function cancellable(order: OrderRecord): CancellableOrder {
  return {
    status: order.status === 'processing' && order.shipments.length > 0 ? 'shipped' : order.status,
    placedAt: order.createdAt,
    // What went back for single pieces does not go back again with the whole.
    captured: sumPaise(heldBy(order).map(({ amount }) => amount)),
    customInProduction: order.status === 'processing' && order.items.some((item) => item.isCustom),
  }
}
