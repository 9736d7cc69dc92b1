import type { Quote } from '#domain/pricing/quote-cart.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { QuoteSums } from './quote-sums.tsx'

/** What the whole cart costs, shipping included, before the checkout begins. */
export function CartTotals({ quote, onLeave }: { quote: Quote; onLeave: () => void }) {
  return (
    <div className="border-t border-sand p-4">
      <QuoteSums quote={quote} testId="cart-total" />
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
