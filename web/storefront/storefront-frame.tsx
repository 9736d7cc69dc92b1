import type { ReactNode } from 'react'
import { AuthProvider } from '#web/session/auth-provider.tsx'
import { useAccountState } from '#web/storefront/auth/use-account-state.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { CartControl } from '#web/storefront/cart/cart-control.tsx'
import { CartProvider } from '#web/storefront/cart/cart-provider.tsx'
import { HeaderSearch } from '#web/storefront/search/header-search.tsx'
import { AccountArea } from '#web/storefront/shell/account-area.tsx'
import { MenuToggle } from '#web/storefront/shell/menu-toggle.tsx'
import { Shell } from '#web/storefront/shell/shell.tsx'
import { WishlistLink } from '#web/storefront/wishlist/wishlist-link.tsx'

/** What surrounds every screen of the shop: providers of account and cart, header, footer, notices. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CartProvider>
        <Shell
          menu={<VisitorMenu />}
          account={<VisitorAccount />}
          cart={<CartControl />}
          search={<HeaderSearch />}
          controls={<WishlistLink />}
        >
          {children}
        </Shell>
      </CartProvider>
    </AuthProvider>
  )
}

const VisitorMenu = () => <MenuToggle account={useAccountState()} onLogout={useAuth().logout} />

const VisitorAccount = () => <AccountArea account={useAccountState()} onLogout={useAuth().logout} />
