import { Suspense, useRef, useState } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { ahead, late } from '#web/ui/page/late.ts'
import { useCart } from './use-cart.ts'

const ShoppingBag = drawnIcon('shopping-bag')

const loadPanel = () => import('./cart-panel.tsx').then((module) => module.CartPanel)
const CartPanel = late(loadPanel)

/** The cart in the header: how many pieces, and the panel that hangs under it. */
export function CartControl() {
  const { totalItems } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="sm:relative">
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={
          totalItems > 0 ? `Shopping cart, ${totalItems} ${totalItems === 1 ? 'item' : 'items'}` : 'Shopping cart'
        }
        onPointerEnter={ahead(loadPanel)}
        onFocus={ahead(loadPanel)}
        onClick={() => setIsOpen(!isOpen)}
        className="relative grid size-11 place-items-center rounded-full hover:bg-linen"
      >
        <ShoppingBag aria-hidden strokeWidth={1.6} className="size-5.5" />
        {totalItems > 0 && <Badge count={totalItems} />}
      </button>
      {isOpen && (
        <Suspense>
          <CartPanel opener={opener} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Badge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      data-testid="cart-badge"
      className="figures absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-terracotta px-1 text-[0.6875rem]/none font-bold text-paper"
    >
      {count}
    </span>
  )
}
