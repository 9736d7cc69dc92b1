import { X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { pricedLines, quoteLines } from '#domain/cart/priced-lines.ts'
import { formatInr } from '#domain/money/format-inr.ts'
import type { Quote } from '#domain/pricing/quote-cart.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PopoverPanel } from '#web/ui/popover-panel.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { useCart } from './use-cart.ts'

type CartPanelProps = { opener: RefObject<HTMLButtonElement | null>; onClose: () => void }

export function CartPanel({ opener, onClose }: CartPanelProps) {
  const { items, products, isLoading, refresh } = useCart()
  const lines = pricedLines(items, products)

  useEffect(() => void refresh(), [refresh])

  return (
    <PopoverPanel isOpen onClose={onClose} label="Shopping Cart" opener={opener} className="sm:w-[20rem]">
      <div className="flex items-center justify-between border-b border-sand py-2 pr-2 pl-4">
        <h2 className="text-lg">Shopping Cart</h2>
        <IconButton label="Close cart" icon={X} onClick={onClose} />
      </div>
      {items.length === 0 && <p className="px-4 py-10 text-center text-muted">{CART_EMPTY_TEXT}</p>}
      {items.length > 0 && lines.length === 0 && <Waiting isLoading={isLoading} onRetry={() => void refresh()} />}
      {lines.length > 0 && (
        <>
          <ul className="max-h-[min(24rem,50dvh)] divide-y divide-sand overflow-y-auto overscroll-contain px-4" tabIndex={-1}>
            {lines.map((line) => (
              <CartLineRow key={JSON.stringify([line.line.product_id, line.line.options])} line={line} onFollow={onClose} />
            ))}
          </ul>
          <Totals quote={quoteLines(lines)} onLeave={onClose} />
        </>
      )}
    </PopoverPanel>
  )
}

function Waiting({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  if (isLoading) return <Spinner label="Loading your cart" className="mx-auto my-10" />
  return (
    <div className="px-4 py-8 text-center">
      <p className="text-muted">We could not load the details of your cart.</p>
      <button type="button" onClick={onRetry} className="mt-3 font-semibold underline underline-offset-4">
        Try again
      </button>
    </div>
  )
}

function Totals({ quote, onLeave }: { quote: Quote; onLeave: () => void }) {
  return (
    <div className="border-t border-sand p-4">
      <dl className="space-y-1.5 text-sm">
        <Row label="Items" amount={formatInr(quote.itemsTotal)} />
        <Row label="Shipping" amount={quote.shipping === 0 ? 'Free' : formatInr(quote.shipping)} />
        <div className="flex justify-between pt-1.5 text-base font-semibold">
          <dt>Total</dt>
          <dd className="figures" data-testid="cart-total">
            {formatInr(quote.total)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-muted">Inclusive of all taxes</p>
      <div className="mt-4 grid gap-2">
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
