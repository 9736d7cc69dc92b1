import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { AccountState } from '#web/storefront/shell/account-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const loadMenu = () => import('#web/storefront/shell/account-menu.tsx')
const AccountMenu = lazy(() => loadMenu().then((module) => ({ default: module.AccountMenu })))

export type AccountAreaProps = { account: AccountState; onLogout: () => void }

export function AccountArea({ account, onLogout }: AccountAreaProps) {
  switch (account.status) {
    case 'unknown':
      return <Spinner size="sm" label="Checking your account" className="px-8 text-muted" />
    case 'guest':
      return <GuestButtons />
    case 'member':
      return <MemberMenu member={account} onLogout={onLogout} />
  }
}

function GuestButtons() {
  return (
    <div className="flex items-center gap-1">
      <ButtonLink href="/login" variant="quiet" size="sm">
        Login
      </ButtonLink>
      <ButtonLink href="/register" variant="secondary" size="sm">
        Register
      </ButtonLink>
    </div>
  )
}

type MemberMenuProps = { member: Extract<AccountState, { status: 'member' }>; onLogout: () => void }

function MemberMenu({ member, onLogout }: MemberMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="relative">
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`Account menu of ${member.name}`}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-semibold hover:bg-linen"
      >
        <CircleUserRound aria-hidden strokeWidth={1.6} className="size-5.5" />
        <span className="max-w-28 truncate max-xl:sr-only">{firstName(member.name)}</span>
      </button>
      {isOpen && (
        <Suspense>
          <AccountMenu member={member} onLogout={onLogout} onClose={() => setIsOpen(false)} opener={opener} />
        </Suspense>
      )}
    </div>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
