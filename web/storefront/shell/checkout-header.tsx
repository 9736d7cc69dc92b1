import { useShop } from '#web/document/use-shop.ts'
import type { ReactNode } from 'react'
import { BrandLink } from '#web/storefront/shell/brand.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

const ArrowLeft = drawnIcon('arrow-left')
const Phone = drawnIcon('phone')

/** Whoever pays is led nowhere else: the way back, the shop's name, help, and the cart. */
export function CheckoutHeader({ cart }: { cart: ReactNode }) {
  const shop = useShop()
  return (
    <header className="sticky top-0 z-40 bg-paper shadow-line">
      <div className="page grid h-(--spacing-header) grid-cols-[1fr_auto_1fr] items-center gap-3">
        <NavLink
          href="/products"
          className="-ml-2.5 inline-flex min-h-11 w-fit items-center gap-2 px-2.5 text-sm font-semibold hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          <span className="max-sm:sr-only">Back to the shop</span>
        </NavLink>
        <BrandLink />
        <div className="flex items-center justify-end gap-1 sm:gap-3">
          <a
            href={`tel:${shop.phone}`}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm hover:underline"
          >
            <Phone aria-hidden strokeWidth={1.6} className="size-5 shrink-0" />
            <span className="max-lg:sr-only">
              Need help? <span className="figures font-semibold">{shop.phoneText}</span>
            </span>
          </a>
          {cart}
        </div>
      </div>
    </header>
  )
}
