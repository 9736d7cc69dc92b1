import { optionsKey } from '#domain/cart/options.ts'
import { pricedLines } from '#domain/cart/priced-lines.ts'
import type { Quote } from '#domain/pricing/quote-cart.ts'
import type { ReactNode } from 'react'
import { QuoteSums } from '#web/storefront/cart/quote-sums.tsx'
import { useCart } from '#web/storefront/cart/use-cart.ts'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
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
          <QuoteSums quote={quote} testId="checkout-total" className="border-t border-sand pt-4" />
          <DeliveryPromise pin={pin} amount={quote.itemsTotal} lines={lines} />
        </>
      )}
    </section>
  )
}
