import type { DeskOrder } from '#domain/api/order-desk.ts'
import { counterText, isCounterPayment } from '#domain/orders/counter-money.ts'
import { paise, rupees, toRupees } from '#domain/money/paise.ts'
import { taxLabel } from '#domain/tax/tax-by-rate.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { refundText } from '#web/storefront/orders/refund-text.ts'
import { Money } from '#web/ui/text/money.tsx'
import { DueMoney } from './due-money.tsx'
import { PayOuts } from './pay-outs.tsx'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'

/** What it cost, what was paid, and what went back. */
export function OrderMoney({ order }: { order: DeskOrder }) {
  return (
    <Section title="Money">
      <DueMoney order={order} />
      <PayOuts order={order} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Sums order={order} />
        <div className="min-w-0">
          <h3 className="font-sans text-sm font-semibold tracking-normal">Payments</h3>
          <Payments order={order} />
          {order.refunds.length > 0 && (
            <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">Refunds</h3>
          )}
          <Refunds order={order} />
        </div>
      </div>
    </Section>
  )
}

function Sums({ order }: { order: DeskOrder }) {
  const items = toRupees(paise(rupees(order.subtotal) + rupees(order.tax_amount)))
  const rows: [string, number][] = [
    ['Items', items],
    [`of which ${taxLabel(order.items.map((item) => item.tax_rate_bp))}`, order.tax_amount],
    ['Delivery', order.shipping_amount],
  ]
  if (order.discount_amount > 0)
    rows.push([order.coupon_code ? `Discount (${order.coupon_code})` : 'Discount', -order.discount_amount])
  return (
    <dl className="space-y-1.5 text-sm">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-sand pt-2 text-base font-semibold">
        <dt>Total</dt>
        <dd>
          <Money amount={order.total_amount} />
        </dd>
      </div>
    </dl>
  )
}

const PAYMENT_WORDS: Record<string, string> = { captured: 'paid', authorized: 'authorised', failed: 'failed' }

function Payments({ order: { desk } }: { order: DeskOrder }) {
  if (desk.payments.length === 0) return <Nothing>No payment yet</Nothing>
  return (
    <ul className="mt-1 space-y-1.5 text-sm">
      {desk.payments.map((payment) => (
        <li key={payment.id} className="wrap-anywhere">
          <Money amount={payment.amount} className="font-semibold" /> {PAYMENT_WORDS[payment.status] ?? payment.status}
          {wayOf(payment)}, {momentText(payment.captured_at ?? payment.created_at)}
          <span className="figures block text-xs text-muted">{referenceOf(payment)}</span>
          {payment.error_reason && <span className="block text-muted">{payment.error_reason}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What the bank or the slip calls it; money in cash has no other name. */
function referenceOf({ reference, provider_payment_id: id }: DeskOrder['desk']['payments'][number]): string {
  if (reference) return `Reference ${reference}`
  return isCounterPayment(id) ? '' : id
}

/** " at the counter in cash", " by upi" */
function wayOf({ method, provider_payment_id: id }: DeskOrder['desk']['payments'][number]): string {
  if (isCounterPayment(id)) return ` at the counter${counterText(method)}`
  return method && ` by ${method}`
}

function Refunds({ order }: { order: DeskOrder }) {
  return (
    <ul className="mt-1 space-y-1.5 text-sm">
      {order.refunds.map((refund) => (
        <li key={refund.requested_at + refund.status} className="wrap-anywhere">
          <Money amount={refund.amount} className="font-semibold" /> {refundText(order, refund)}
          <span className="block text-xs text-muted">{momentText(refund.processed_at ?? refund.requested_at)}</span>
        </li>
      ))}
      {order.refunds.length > 0 && (
        <li className="text-muted">
          <Money amount={order.desk.refundable} /> can still go back
        </li>
      )}
    </ul>
  )
}
