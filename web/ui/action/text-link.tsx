import { clsx } from 'clsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink, type NavLinkProps } from '#web/ui/navigation/nav-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

const ArrowRight = drawnIcon('arrow-right')

export const textLinkClass =
  'underline decoration-brass decoration-1 underline-offset-4 transition-colors hover:text-terracotta hover:decoration-terracotta'

export function TextLink({ className, ...rest }: NavLinkProps) {
  return <NavLink {...rest} className={clsx(textLinkClass, className)} />
}

/** "ALL PRODUCTS →": caps with an arrow that leans forward. */
export function ArrowLink({ className, children, ...rest }: NavLinkProps) {
  return (
    <NavLink
      {...rest}
      className={clsx(
        'caps group inline-flex min-h-8 items-center gap-2 border-b border-brass hover:text-terracotta',
        className,
      )}
    >
      {children}
      <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" strokeWidth={1.75} />
    </NavLink>
  )
}

/** Leaves the shop: opens a new tab and says so. */
export function ExternalLink({ className, children, ...rest }: NavLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
