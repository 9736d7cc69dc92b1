import { type RefObject, useEffect, useRef, useState } from 'react'
import { CART_EMPTY_TEXT } from '#domain/cart/cart-rules.ts'
import { optionsKey } from '#domain/cart/options.ts'
import { pricedLines } from '#domain/cart/priced-lines.ts'
import { quoteLines } from '#domain/cart/quote-lines.ts'
import { useShop } from '#web/document/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { PopoverPanel } from '#web/ui/overlay/popover-panel.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartTotals } from './cart-totals.tsx'
import { useCart } from './use-cart.ts'

const ShoppingBag = drawnIcon('shopping-bag')
const X = drawnIcon('x')

type CartPanelProps = { opener: RefObject<HTMLButtonElement | null>; onClose: () => void }

export function CartPanel({ opener, onClose }: CartPanelProps) {
  const { items, products, isLoading, refresh } = useCart()
  const { delivery } = useShop()
  const [news, setNews] = useState<string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = pricedLines(items, products)

  // Prices and stock may have changed since they were fetched: what changed is said here, where the shopper looks.
  useEffect(() => void refresh((text) => setNews((before) => [...before, text])), [refresh])

  return (
    <PopoverPanel
      isOpen
      onClose={onClose}
      label="Shopping Cart"
      opener={opener}
      className="left-auto flex max-h-[calc(100dvh-var(--spacing-header)-1rem)] w-[20rem] max-w-[calc(100vw-1.5rem)] flex-col"
    >
      <div className="flex items-center justify-between border-b border-sand py-1.5 pr-1.5 pl-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          Shopping Cart
        </h2>
        <IconButton label="Close cart" icon={X} onClick={onClose} />
      </div>
      <News texts={news} />
      {items.length === 0 && <EmptyCart onLeave={onClose} />}
      {items.length > 0 && lines.length === 0 && <Waiting isLoading={isLoading} onRetry={() => void refresh()} />}
      {lines.length > 0 && (
        <>
          <ul className="max-h-[24rem] min-h-24 divide-y divide-sand overflow-y-auto overscroll-contain px-4">
            {lines.map((line) => (
              <CartLineRow
                key={`${line.line.product_id} ${optionsKey(line.line.options)}`}
                line={line}
                onFollow={onClose}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
          <CartTotals quote={quoteLines(lines, delivery.rate)} onLeave={onClose} />
        </>
      )}
    </PopoverPanel>
  )
}

function News({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status">
      {texts.map((text) => (
        <p
          key={text}
          className="border-b border-sand bg-tone-yellow px-4 py-2 text-xs font-medium text-tone-yellow-text"
        >
          {text}
        </p>
      ))}
    </div>
  )
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <ShoppingBag aria-hidden strokeWidth={1.2} className="size-9 text-brass-deep" />
      <p className="mt-3">{CART_EMPTY_TEXT}</p>
      <TextLink href="/products" onClick={onLeave} className="mt-2 text-sm">
        Browse all products
      </TextLink>
    </div>
  )
}

function Waiting({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  if (isLoading) return <Spinner label="Loading your cart" className="mx-auto my-10" />
  return (
    <div role="alert" className="px-4 py-8 text-center">
      <p className="text-muted">We could not load the details of your cart.</p>
      <Button size="sm" variant="secondary" onClick={onRetry} className="mt-3">
        Try again
      </Button>
    </div>
  )
}
