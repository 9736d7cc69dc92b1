import { Suspense } from 'react'
import type { AccountState } from '#web/storefront/shell/account-state.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { late } from '#web/ui/page/late.ts'

const MemberMenu = late(() => import('#web/storefront/shell/member-menu.tsx').then((module) => module.MemberMenu))

export type AccountAreaProps = { account: AccountState; onLogout: () => void }

export function AccountArea({ account, onLogout }: AccountAreaProps) {
  switch (account.status) {
    case 'unknown':
      return <Checking />
    case 'guest':
      return <GuestButtons />
    case 'member':
      return (
        <Suspense fallback={<Checking />}>
          <MemberMenu member={account} onLogout={onLogout} />
        </Suspense>
      )
  }
}

function Checking() {
  return <Spinner size="sm" label="Checking your account" className="px-3.5 text-muted" />
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
