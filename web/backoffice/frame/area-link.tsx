import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { PlaceLink } from '#web/ui/navigation/nav-link.tsx'
import { type Area, AREAS } from './areas.ts'

type AreaLinkProps = { area: Area; onPress?: (() => void) | undefined; isTall?: boolean }

/**
 * Today is the root of all paths, so only its own page marks it; a place inside another, as a new order among the orders, marks
 * itself alone.
 */
function useSections({ href }: Area): string[] {
  const { pathname } = useLocation()
  const isInside = AREAS.some((other) => other.href.startsWith(`${href}/`) && pathname.startsWith(other.href))
  return href === '/backoffice' || isInside ? [] : [href]
}

export function AreaLink({ area, onPress, isTall = false }: AreaLinkProps) {
  const { icon: Icon, label, href } = area
  const sections = useSections(area)
  return (
    <PlaceLink
      href={href}
      currentFor={sections}
      onClick={onPress}
      className={clsx(
        'group relative flex items-center gap-3 rounded-sm px-3 text-sm font-medium text-ink/85 hover:bg-sand/50 hover:text-ink',
        'aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-line',
        isTall ? 'min-h-12' : 'min-h-9',
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.6}
        className="size-4.5 shrink-0 text-muted group-aria-[current]:text-leaf group-hover:text-ink"
      />
      {label}
    </PlaceLink>
  )
}

/** A place at the foot of a phone: icon over its name. */
export function FootLink({ area }: { area: Area }) {
  const { icon: Icon, label, href } = area
  const sections = useSections(area)
  return (
    <PlaceLink href={href} currentFor={sections} className={FOOT_PLACE}>
      <Icon aria-hidden strokeWidth={1.6} className="size-5" />
      <span className="w-full truncate">{label}</span>
    </PlaceLink>
  )
}

export const FOOT_PLACE =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-center text-[0.6875rem]/4 font-medium text-muted aria-[current]:font-semibold aria-[current]:text-leaf'
