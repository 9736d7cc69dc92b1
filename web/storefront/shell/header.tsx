import type { ReactNode } from 'react'
import { BrandLink } from '#web/storefront/shell/brand.tsx'
import { HEADER_LINKS } from '#web/storefront/shell/shell-links.ts'
import { PlaceLink } from '#web/ui/navigation/nav-link.tsx'

export type HeaderProps = {
  /** Opens the menu of a phone. */
  menu: ReactNode
  account: ReactNode
  /** The cart control; it hangs its panel under itself. */
  cart: ReactNode
  /** The search: a box or a button, as there is room. */
  search: ReactNode
  /** Further controls before the cart, such as the wishlist. */
  controls?: ReactNode
}

export function Header({ menu, account, cart, search, controls }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 bg-paper shadow-line">
      <div className="page grid h-(--spacing-header) grid-cols-[1fr_auto_1fr] items-center gap-3 lg:grid-cols-[auto_1fr_auto] xl:gap-6">
        {menu}
        <BrandLink className="lg:order-first" />
        <nav aria-label="Main" className="hidden justify-center lg:flex">
          {HEADER_LINKS.map((link) => (
            <HeaderLink key={link.href} {...link} />
          ))}
        </nav>
        <div className="flex items-center justify-end gap-0.5 lg:gap-1.5">
          {search}
          <div className="hidden lg:block">{account}</div>
          {controls}
          {cart}
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ label, href, sections }: (typeof HEADER_LINKS)[number]) {
  return (
    <PlaceLink
      href={href}
      currentFor={sections}
      className="group flex min-h-11 items-center px-1.5 text-[0.75rem] font-semibold tracking-[0.07em] whitespace-nowrap xl:px-3"
    >
      <span className="border-y-2 border-transparent py-1 transition-colors group-hover:border-b-brass group-aria-[current]:border-b-leaf">
        {label}
      </span>
    </PlaceLink>
  )
}
