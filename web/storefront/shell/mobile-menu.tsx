import type { AccountAreaProps } from '#web/storefront/shell/account-area.tsx'
import { MenuShelves } from '#web/storefront/search/menu-shelves.tsx'
import { ShopSearch } from '#web/storefront/search/shop-search.tsx'
import { accountLinks } from '#web/storefront/shell/account-links.ts'
import { HEADER_LINKS } from '#web/storefront/shell/shell-links.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { NavLink, PlaceLink } from '#web/ui/navigation/nav-link.tsx'

type MobileMenuProps = AccountAreaProps & { isOpen: boolean; onClose: () => void }

export function MobileMenu({ account, onLogout, isOpen, onClose }: MobileMenuProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Menu"
      footer={<MenuAccount account={account} onLogout={onLogout} onClose={onClose} />}
    >
      <ShopSearch onDone={onClose} />
      <nav aria-label="Main" className="mt-3">
        <ul className="divide-y divide-sand/70">
          {HEADER_LINKS.map((link) => (
            <li key={link.href}>
              <PlaceLink
                href={link.href}
                currentFor={link.sections}
                onClick={onClose}
                className="flex min-h-12 items-center font-semibold tracking-[0.07em] aria-[current]:text-leaf"
              >
                {link.label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuShelves onClose={onClose} />
    </Drawer>
  )
}

function MenuAccount({ account, onLogout, onClose }: AccountAreaProps & { onClose: () => void }) {
  if (account.status === 'unknown') return null
  if (account.status === 'guest') {
    return (
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href="/login" variant="secondary" onClick={onClose}>
          Login
        </ButtonLink>
        <ButtonLink href="/register" onClick={onClose}>
          Register
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <p className="font-semibold">{account.name}</p>
      <p className="text-sm break-all text-muted">{account.email}</p>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {accountLinks(account).map((link) => (
          <NavLink
            key={link.href}
            href={link.href}
            onClick={onClose}
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {link.label}
          </NavLink>
        ))}
      </div>
      <Button
        variant="secondary"
        isBlock
        className="mt-2"
        onClick={() => {
          onClose()
          onLogout()
        }}
      >
        Logout
      </Button>
    </>
  )
}
