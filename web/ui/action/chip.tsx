import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

const X = drawnIcon('x')

const LOOK = 'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm transition-colors'

type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

/** An applied filter: the whole chip removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      title={removeLabel}
      aria-label={removeLabel}
      className={clsx(LOOK, 'border-leaf/40 bg-leaf-soft hover:border-leaf')}
    >
      {children}
      <X aria-hidden className="size-3.5" />
    </button>
  )
}

/** A promoted choice that toggles by link, so that it is shareable. */
export function LinkChip({ href, isOn = false, children }: { href: string; isOn?: boolean; children: ReactNode }) {
  return (
    <NavLink
      href={href}
      aria-current={isOn ? 'true' : undefined}
      className={clsx(LOOK, isOn ? 'border-leaf bg-leaf text-paper' : 'border-edge hover:border-ink hover:bg-linen')}
    >
      {children}
    </NavLink>
  )
}
