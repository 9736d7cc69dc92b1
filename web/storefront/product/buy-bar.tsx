import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { effectivePrice, type PriceTag as PriceOf, struckPrice } from '#domain/pricing/effective-price.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PriceTag } from '#web/ui/text/money.tsx'

type BuyBarProps = {
  name: string
  tag: PriceOf<number>
  hasStock: boolean
  watch: RefObject<HTMLElement | null>
  onAdd: () => void
}

/** Price and button stay at the foot once the buy box has scrolled away above. The chat button keeps its place beside. */
export function BuyBar({ name, tag, hasStock, watch, onAdd }: BuyBarProps) {
  const isShown = useScrolledPast(watch)
  return (
    <div
      data-buy-bar
      inert={!isShown}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-sand bg-paper transition-transform',
        isShown ? 'translate-y-0' : 'translate-y-full',
      )}
    >
      <div className="mx-auto flex h-18 max-w-page items-center gap-3 pr-20 pl-4 sm:gap-6 sm:pr-24 lg:pl-(--spacing-gutter)">
        <div className="min-w-0 grow sm:flex sm:items-baseline sm:gap-4">
          <p className="truncate text-sm font-semibold">{name}</p>
          <PriceTag amount={effectivePrice(tag)} original={struckPrice(tag)} size="sm" />
        </div>
        <Button className="shrink-0" disabled={!hasStock} onClick={onAdd}>
          {hasStock ? 'Add to Cart' : 'Out of Stock'}
        </Button>
      </div>
    </div>
  )
}

function useScrolledPast(watch: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!watch.current) return
    // Everything below the top edge counts as seen: also who jumps far down at once has passed it.
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '0px 0px 100000px 0px',
    })
    observer.observe(watch.current)
    return () => observer.disconnect()
  }, [watch])
  return isPast
}
