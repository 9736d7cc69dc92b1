import { type Paise, paise } from '#domain/money/paise.ts'
import { cancellationTerms } from '#domain/orders/cancellation.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { daysAfter, minutesAfter } from './days.ts'
import type { OrderStory } from './orders.ts'

export type ToldOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  paidAt: Date | null
  /** Taken at the counter, before the rest. */
  advance: { amount: Paise; at: Date } | null
  failedAt: Date | null
  packedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  cancellationFee: Paise | null
  refund: Paise | null
}

const PAYMENT_MINUTES = 4
const PACKED_AFTER_DAYS = 2
const PACKED_BEFORE_DAYS = 0.25

const NOTHING_YET: ToldOrder = {
  status: 'pending',
  paymentStatus: 'pending',
  paidAt: null,
  advance: null,
  failedAt: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  cancellationFee: null,
  refund: null,
}

/** Turns the story of an order into the states and dates that the shop's own rules would have left behind. */
export function tellOrder(story: OrderStory, placedAt: Date, total: Paise): ToldOrder {
  const answeredAt = minutesAfter(placedAt, PAYMENT_MINUTES)
  const paid: ToldOrder = { ...NOTHING_YET, status: 'processing', paymentStatus: 'paid', paidAt: answeredAt }
  switch (story.kind) {
    case 'unpaid':
      return NOTHING_YET
    case 'payment failed':
      return { ...NOTHING_YET, paymentStatus: 'failed', failedAt: answeredAt }
    case 'advance paid': {
      const amount = paise(Math.round((total * story.percent) / 10_000) * 100)
      return { ...NOTHING_YET, status: 'processing', advance: { amount, at: placedAt } }
    }
    case 'in preparation':
      return { ...paid, packedAt: story.isPacked ? daysAfter(placedAt, PACKED_AFTER_DAYS) : null }
    case 'shipped':
      return { ...paid, status: 'shipped', ...sent(placedAt, story.afterDays) }
    case 'delivered':
      return {
        ...paid,
        status: 'delivered',
        ...sent(placedAt, story.shippedAfterDays),
        deliveredAt: daysAfter(placedAt, story.afterDays),
      }
    case 'cancelled unpaid':
      return { ...NOTHING_YET, status: 'cancelled', ...cancelled(NOTHING_YET, placedAt, story.afterMinutes, paise(0)) }
    case 'cancelled and refunded':
      return {
        ...paid,
        status: 'cancelled',
        paymentStatus: 'refunded',
        ...cancelled(paid, placedAt, story.afterMinutes, total),
      }
  }
}

const sent = (placedAt: Date, afterDays: number) => ({
  packedAt: daysAfter(placedAt, afterDays - PACKED_BEFORE_DAYS),
  shippedAt: daysAfter(placedAt, afterDays),
})

function cancelled(order: ToldOrder, placedAt: Date, afterMinutes: number, captured: Paise) {
  const cancelledAt = minutesAfter(placedAt, afterMinutes)
  const terms = cancellationTerms({ status: order.status, placedAt, captured, customInProduction: false }, cancelledAt)
  if (!terms.ok) throw new Error(`The policy does not allow this cancellation: ${terms.error.code}`)
  return { cancelledAt, cancellationFee: terms.value.fee, refund: captured === 0 ? null : terms.value.refund }
}
