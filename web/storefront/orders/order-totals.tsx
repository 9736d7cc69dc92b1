import type { ReactNode } from 'react'
import type { Order } from '#web/api/orders.ts'
import { Money } from '#web/ui/money.tsx'

export function OrderTotals({ order }: { order: Order }) {
  return (
    <section aria-labelledby="totals-heading" className="rounded-md bg-linen p-6">
      <h2 id="totals-heading" className="text-subheading">
        Order Summary
      </h2>
      <dl className="mt-4 space-y-2 text-sm">
        <Row label="Subtotal" amount={order.subtotal} />
        <Row label="Tax (18% GST)" amount={order.tax_amount} />
        <Row label="Shipping" amount={order.shipping_amount}>
          {order.shipping_amount === 0 && 'Free'}
        </Row>
        {order.discount_amount > 0 && (
          <Row
            label={order.coupon_code ? `Discount (${order.coupon_code})` : 'Discount'}
            amount={-order.discount_amount}
          />
        )}
        <div className="flex justify-between border-t border-sand pt-3 text-lg font-semibold">
          <dt>Total</dt>
          <dd>
            <Money amount={order.total_amount} />
          </dd>
        </div>
        {order.refunds.map((refund) => (
          <Row key={refund.requested_at} label={REFUND_LABELS[refund.status]} amount={refund.amount} />
        ))}
      </dl>
      {order.notes && (
        <p className="mt-4 border-t border-sand pt-4 text-sm text-muted">
          <span className="font-semibold text-ink">Notes: </span>
          {order.notes}
        </p>
      )}
    </section>
  )
}

const REFUND_LABELS: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Refund requested',
  pending: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund being looked into',
}

function Row({ label, amount, children }: { label: string; amount: number; children?: ReactNode }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{label}</dt>
      <dd>{children || <Money amount={amount} />}</dd>
    </div>
  )
}
