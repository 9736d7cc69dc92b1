import type { RefObject } from 'react'
import { accountLinks } from '#web/storefront/shell/account-links.ts'
import type { Member } from '#web/storefront/shell/account-state.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { PopoverPanel } from '#web/ui/overlay/popover-panel.tsx'

const LogOut = drawnIcon('log-out')

type AccountMenuProps = {
  member: Member
  onLogout: () => void
  onClose: () => void
  opener: RefObject<HTMLButtonElement | null>
}

const ROW = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-linen'

export function AccountMenu({ member, onLogout, onClose, opener }: AccountMenuProps) {
  const logout = () => {
    onClose()
    onLogout()
  }
  return (
    <PopoverPanel isOpen onClose={onClose} label="Account" opener={opener} className="sm:w-64">
      <div className="border-b border-sand px-5 py-4">
        <p className="font-semibold">{member.name}</p>
        <p className="text-sm break-all text-muted">{member.email}</p>
      </div>
      <div className="p-2">
        {accountLinks(member).map((link) => (
          <NavLink key={link.href} href={link.href} onClick={onClose} className={ROW}>
            {link.label}
          </NavLink>
        ))}
        <button type="button" onClick={logout} className={ROW}>
          Logout
          <LogOut aria-hidden strokeWidth={1.6} className="ml-auto size-4.5 text-muted" />
        </button>
      </div>
    </PopoverPanel>
  )
}
