import { useRef, useState } from 'react'
import { AccountMenu } from '#web/storefront/shell/account-menu.tsx'
import type { Member } from '#web/storefront/shell/account-state.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'

const CircleUserRound = drawnIcon('circle-user-round')

type MemberMenuProps = { member: Member; onLogout: () => void }

export function MemberMenu({ member, onLogout }: MemberMenuProps) {
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
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-semibold hover:bg-linen"
      >
        <CircleUserRound aria-hidden strokeWidth={1.6} className="size-5.5" />
        <span className="max-w-28 truncate max-xl:sr-only">{firstName(member.name)}</span>
      </button>
      {isOpen && <AccountMenu member={member} onLogout={onLogout} onClose={() => setIsOpen(false)} opener={opener} />}
    </div>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
