import { refundDaysText, type RefundTimelines } from '#domain/orders/refund-timelines.ts'
import type { Order } from '#web/api/orders.ts'
import { pieceName } from './piece-name.ts'

type Refund = Order['refunds'][number]

const WORDS: Record<Refund['status'], string> = {
  requested: 'is on its way back',
  pending: 'is on its way back',
  processed: 'refunded',
  failed: 'could not be paid out; we look into it',
}

/** "refunded for 1 × Sittong Chair, Moss": where it stands and what it was for. */
export function refundText(
  { items }: Pick<Order, 'items'>,
  { status, pieces }: Pick<Refund, 'status' | 'pieces'>,
): string {
  const what = pieces.flatMap(({ order_item_id, quantity }) =>
    items.filter(({ id }) => id === order_item_id).map((item) => `${quantity} × ${pieceName(item)}`),
  )
  return what.length > 0 ? `${WORDS[status]}, for ${what.join(' and ')}` : WORDS[status]
}

/** How long the money is on its way; what was paid in the showroom is paid back there. */
export const daysOfRefund = ({ payment_method }: Pick<Order, 'payment_method'>, timelines: RefundTimelines) =>
  payment_method === 'razorpay' ? refundDaysText(timelines) : null
