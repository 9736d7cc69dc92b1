import { orderBadge } from '#domain/orders/order-status.ts'
import { paymentBadge } from '#domain/orders/payment-status.ts'
import type { Order } from '#web/api/orders.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { hasAdvance } from './has-advance.ts'

const PART_PAID = { label: 'Part paid', tone: 'yellow' } as const

type StatusBadgesProps = Pick<Order, 'status' | 'payment_status' | 'amount_paid' | 'amount_due'>

export function StatusBadges({ status, payment_status, ...money }: StatusBadgesProps) {
  const order = orderBadge(status)
  const payment = hasAdvance(money) ? PART_PAID : paymentBadge(payment_status)
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={order.tone}>{order.label}</Badge>
      <Badge tone={payment.tone}>Payment: {payment.label}</Badge>
    </span>
  )
}
