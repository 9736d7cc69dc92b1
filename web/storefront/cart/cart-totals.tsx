import { formatInr } from '#domain/money/format-inr.ts'
import type { Quote } from '#domain/pricing/quote-cart.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** What the whole cart costs, shipping included, before the checkout begins. */
export function CartTotals({ quote, onLeave }: { quote: Quote; onLeave: () => void }) {
  return (
    <div className="border-t border-sand p-4">
      <dl aria-live="polite" className="space-y-1 text-sm">
        <Row label="Items" amount={formatInr(quote.itemsTotal)} />
        <Row label="Shipping" amount={quote.shipping === 0 ? 'Free' : formatInr(quote.shipping)} />
        <div className="flex justify-between pt-1 text-base font-semibold">
          <dt>Total</dt>
          <dd className="figures" data-testid="cart-total">
            {formatInr(quote.total)}
          </dd>
        </div>
      </dl>
      <p className="text-xs text-muted">Inclusive of all taxes</p>
      <div className="mt-3 grid gap-2">
        <ButtonLink href="/checkout" isBlock onClick={onLeave}>
          Checkout
        </ButtonLink>
        <ButtonLink href="/orders" variant="secondary" isBlock onClick={onLeave}>
          View Orders
        </ButtonLink>
      </div>
    </div>
  )
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between text-muted">
      <dt>{label}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}
