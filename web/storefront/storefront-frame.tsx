import type { ReactNode } from 'react'
import { AuthProvider } from '#web/session/auth-provider.tsx'
import { useAccountState } from '#web/storefront/auth/use-account-state.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { CartControl } from '#web/storefront/cart/cart-control.tsx'
import { CartProvider } from '#web/storefront/cart/cart-provider.tsx'
import { HeaderSearch } from '#web/storefront/search/header-search.tsx'
import { Shell } from '#web/storefront/shell/shell.tsx'
import { WishlistLink } from '#web/storefront/wishlist/wishlist-link.tsx'

/** What surrounds every screen of the shop: providers of account and cart, header, footer, notices. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <ShellOfTheVisitor>{children}</ShellOfTheVisitor>
      </CartProvider>
    </AuthProvider>
  )
}

function ShellOfTheVisitor({ children }: { children: ReactNode }) {
  const account = useAccountState()
  const { logout } = useAuth()
  return (
    <Shell
      account={account}
      onLogout={logout}
      cart={<CartControl />}
      search={<HeaderSearch />}
      controls={<WishlistLink />}
    >
      {children}
    </Shell>
  )
}
