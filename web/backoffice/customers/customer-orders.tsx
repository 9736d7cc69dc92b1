import type { CustomerJson } from '#domain/api/customers.ts'
import { formatRupees } from '#domain/money/format-inr.ts'
import { orderBadge } from '#domain/orders/order-status.ts'
import { paymentBadge } from '#domain/orders/payment-status.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'

/** The newest ten; all of them stand in the list of orders. */
export function CustomerOrders({ customer }: { customer: CustomerJson }) {
  const { newest_orders: newest, orders, spent, email } = customer
  return (
    <Section
      title={`Orders: ${orders.toLocaleString('en-IN')}, ${formatRupees(spent)} spent`}
      actions={
        orders > newest.length && email ? (
          <TextLink href={`/backoffice/orders?search=${encodeURIComponent(email)}`} className="text-sm">
            All orders
          </TextLink>
        ) : null
      }
    >
      {newest.length === 0 && <Nothing>Nothing was ordered yet.</Nothing>}
      <ul className="divide-y divide-sand text-sm">
        {newest.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0">
              <TextLink href={`/backoffice/orders/${order.id}`} className="font-semibold">
                {order.order_number}
              </TextLink>
              <span className="block text-muted">{dayTextOf(order.created_at)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={paymentBadge(order.payment_status).tone}>{paymentBadge(order.payment_status).label}</Badge>
              <Badge tone={orderBadge(order.status).tone}>{orderBadge(order.status).label}</Badge>
              <Money amount={order.total_amount} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
