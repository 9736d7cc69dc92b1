import type { ReactNode } from 'react'
import { CartControl } from '#web/storefront/cart/cart-control.tsx'
import { CartProvider } from '#web/storefront/cart/cart-provider.tsx'
import { Shell } from '#web/storefront/shell/shell.tsx'

/** What surrounds every screen of the shop: providers of cart and account, header, footer, notices. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <Shell account={{ status: 'guest' }} onLogout={() => {}} cart={<CartControl />}>
        {children}
      </Shell>
    </CartProvider>
  )
}
