import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { isInStock } from '#domain/catalog/in-stock.ts'
import { effectivePrice, struckPrice } from '#domain/pricing/effective-price.ts'
import { Button } from '#web/ui/button.tsx'
import { PriceTag } from '#web/ui/money.tsx'

type CompactBuyBarProps = { product: Product; watch: RefObject<HTMLElement | null>; onAdd: () => void }

/** On small screens price and button stay at the foot once the buy box has scrolled away above. */
export function CompactBuyBar({ product, watch, onAdd }: CompactBuyBarProps) {
  const isShown = useScrolledPast(watch)
  const hasStock = isInStock(product)
  return (
    <div
      inert={!isShown}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-sand bg-paper py-2.5 pr-20 pl-4 transition-transform lg:hidden',
        isShown ? 'translate-y-0' : 'translate-y-full',
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{product.name}</p>
        <PriceTag amount={effectivePrice(product)} original={struckPrice(product)} size="sm" />
      </div>
      <Button className="shrink-0" disabled={!hasStock} onClick={onAdd}>
        {hasStock ? 'Add to Cart' : 'Out of Stock'}
      </Button>
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
