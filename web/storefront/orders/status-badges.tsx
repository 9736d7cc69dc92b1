import { orderBadge } from '#domain/orders/order-status.ts'
import { paymentBadge } from '#domain/orders/payment-status.ts'
import { Badge } from '#web/ui/text/badge.tsx'

export function StatusBadges({ status, payment_status }: { status: string; payment_status: string }) {
  const [order, payment] = [orderBadge(status), paymentBadge(payment_status)]
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={order.tone}>{order.label}</Badge>
      <Badge tone={payment.tone}>Payment: {payment.label}</Badge>
    </span>
  )
}
