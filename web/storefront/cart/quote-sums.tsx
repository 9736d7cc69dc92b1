import { formatInr } from '#domain/money/format-inr.ts'
import { taxLabel } from '#domain/tax/tax-by-rate.ts'
import type { Quote } from '#domain/pricing/quote-cart.ts'

/** A sum that is contained in the one above it. */
export const SUM_PART = 'ml-1 border-l border-edge pl-3 text-xs/5'

type QuoteSumsProps = { quote: Quote; testId: string; className?: string }

/** What the whole cart costs, shipping included; the same in cart and checkout. GST is inside the price of the items. */
export function QuoteSums({ quote, testId, className = '' }: QuoteSumsProps) {
  return (
    <dl aria-live="polite" className={`space-y-1.5 text-sm ${className}`}>
      <Row label="Items" amount={formatInr(quote.itemsTotal)} />
      <Row label="Subtotal" amount={formatInr(quote.subtotal)} isPart />
      <Row label={taxLabel(quote.taxRates)} amount={formatInr(quote.tax)} isPart />
      <Row label="Shipping" amount={quote.shipping === 0 ? 'Free' : formatInr(quote.shipping)} />
      {quote.discount > 0 && <Row label="Discount" amount={`−${formatInr(quote.discount)}`} />}
      <div className="flex items-baseline justify-between border-t border-sand pt-2 font-semibold">
        <dt className="text-base">Total</dt>
        <dd className="figures text-lg" data-testid={testId}>
          {formatInr(quote.total)}
        </dd>
      </div>
    </dl>
  )
}

function Row({ label, amount, isPart = false }: { label: string; amount: string; isPart?: boolean }) {
  return (
    <div className={`flex justify-between text-muted ${isPart ? SUM_PART : ''}`}>
      <dt>{label}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}
