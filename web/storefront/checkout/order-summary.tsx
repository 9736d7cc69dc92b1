import { optionsKey } from '#domain/cart/options.ts'
import { pricedLines } from '#domain/cart/priced-lines.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Quote } from '#domain/pricing/quote-cart.ts'
import type { ReactNode } from 'react'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { SummaryLine } from './summary-line.tsx'

type OrderSummaryProps = {
  /** What the server said about a line, by its place in the cart. */
  problems: Readonly<Record<number, string>>
  /** Where it goes, once it is typed. */
  pin: string
  quote: Quote
  /** Stands between the lines and what they come to. */
  children: ReactNode
}

export function OrderSummary({ problems, pin, quote, children }: OrderSummaryProps) {
  const { items, products, isLoading, refresh } = useCart()
  const lines = pricedLines(items, products)
  return (
    <section aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-subheading">
        Order Summary
      </h2>
      {lines.length === 0 && isLoading && <Skeleton className="mt-4 h-64" />}
      {lines.length === 0 && !isLoading && (
        <FailedState isCompact headingLevel={3} title="Failed to load products" onRetry={() => void refresh()} />
      )}
      {lines.length > 0 && (
        <>
          <ul className="mt-2 max-h-96 divide-y divide-sand overflow-y-auto overscroll-contain">
            {lines.map((line) => (
              <SummaryLine
                key={`${line.line.product_id} ${optionsKey(line.line.options)}`}
                line={line}
                problem={problems[items.indexOf(line.line)]}
              />
            ))}
          </ul>
          {children}
          <Totals quote={quote} />
          <DeliveryPromise pin={pin} amount={quote.itemsTotal} lines={lines} />
        </>
      )}
    </section>
  )
}

function Totals({ quote }: { quote: Quote }) {
  return (
    <dl className="space-y-2 border-t border-sand pt-4 text-sm">
      <Row label="Subtotal" value={formatInr(quote.subtotal)} />
      <Row label="Tax (18% GST)" value={formatInr(quote.tax)} />
      <Row label="Shipping" value={quote.shipping === 0 ? 'Free' : formatInr(quote.shipping)} />
      {quote.discount > 0 && <Row label="Discount" value={`−${formatInr(quote.discount)}`} />}
      <div className="flex justify-between border-t border-sand pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="figures" data-testid="checkout-total">
          {formatInr(quote.total)}
        </dd>
      </div>
    </dl>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
