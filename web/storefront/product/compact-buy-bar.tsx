import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { effectivePrice, type PriceTag as PriceOf, struckPrice } from '#domain/pricing/effective-price.ts'
import { Button } from '#web/ui/button.tsx'
import { PriceTag } from '#web/ui/money.tsx'

type CompactBuyBarProps = {
  name: string
  tag: PriceOf<number>
  hasStock: boolean
  watch: RefObject<HTMLElement | null>
  onAdd: () => void
}

/** On small screens price and button stay at the foot once the buy box has scrolled away above. */
export function CompactBuyBar({ name, tag, hasStock, watch, onAdd }: CompactBuyBarProps) {
  const isShown = useScrolledPast(watch)
  return (
    <div
      inert={!isShown}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-sand bg-paper py-2.5 pr-20 pl-4 transition-transform lg:hidden',
        isShown ? 'translate-y-0' : 'translate-y-full',
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{name}</p>
        <PriceTag amount={effectivePrice(tag)} original={struckPrice(tag)} size="sm" />
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
