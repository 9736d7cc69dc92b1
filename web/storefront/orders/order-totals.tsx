import type { ReactNode } from 'react'
import { paise, rupees, toRupees } from '#domain/money/paise.ts'
import { taxLabel } from '#domain/tax/tax-by-rate.ts'
import type { Order } from '#web/api/orders.ts'
import { hasAdvance } from './has-advance.ts'
import { refundText } from './refund-text.ts'
import { SUM_PART } from '#web/storefront/cart/quote-sums.tsx'
import { Money } from '#web/ui/text/money.tsx'

export function OrderTotals({ order }: { order: Order }) {
  return (
    <section aria-labelledby="totals-heading" className="rounded-md bg-linen p-6">
      <h2 id="totals-heading" className="text-subheading">
        Order Summary
      </h2>
      <dl className="mt-4 space-y-2 text-sm">
        <Row label="Items" amount={itemsTotal(order)} />
        <Row label="Subtotal" amount={order.subtotal} isPart />
        <Row label={taxLabel(order.items.map((item) => item.tax_rate_bp))} amount={order.tax_amount} isPart />
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
        {hasAdvance(order) && (
          <>
            <Row label="Paid so far" amount={order.amount_paid} />
            <Row label="Still to be paid" amount={order.amount_due} />
          </>
        )}
        {order.refunds.map((refund) => (
          <Row key={refund.requested_at} label={REFUND_LABELS[refund.status]} amount={refund.amount} />
        ))}
      </dl>
      <PartRefunds order={order} />
      {order.notes && (
        <p className="mt-4 border-t border-sand pt-4 text-sm text-muted">
          <span className="font-semibold text-ink">Notes: </span>
          {order.notes}
        </p>
      )}
    </section>
  )
}

/** What a refund for single pieces was for. */
function PartRefunds({ order }: { order: Order }) {
  const parts = order.refunds.filter(({ pieces }) => pieces.length > 0)
  return parts.map((refund) => (
    <p key={refund.requested_at} className="mt-3 text-sm text-muted">
      <Money amount={refund.amount} /> {refundText(order, refund)}.
    </p>
  ))
}

const REFUND_LABELS: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Refund requested',
  pending: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund being looked into',
}

/** As cart and checkout say it: what the pieces cost, and what of it is tax. */
const itemsTotal = ({ subtotal, tax_amount }: Order) => toRupees(paise(rupees(subtotal) + rupees(tax_amount)))

type RowProps = { label: string; amount: number; isPart?: boolean; children?: ReactNode }

function Row({ label, amount, isPart = false, children }: RowProps) {
  return (
    <div className={`flex justify-between ${isPart ? SUM_PART : ''}`}>
      <dt className="text-muted">{label}</dt>
      <dd>{children || <Money amount={amount} />}</dd>
    </div>
  )
}
