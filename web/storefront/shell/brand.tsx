import { useShop } from '#web/document/use-shop.ts'
import { clsx } from 'clsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

/** A house whose door is a sal leaf: saal, the wood; ghar, the home. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      <path d="M4.5 14.2 16 4.5l11.5 9.7V27.5h-23Z" />
      <path d="M16 12.6c4.3 4 4.3 10.4 0 14.9-4.3-4.5-4.3-10.9 0-14.9Z" fill="currentColor" stroke="none" />
    </svg>
  )
}

export function BrandLink({ className }: { className?: string | undefined }) {
  const shop = useShop()
  return (
    <NavLink
      href="/"
      aria-label={`${shop.name}, home`}
      className={clsx('inline-flex min-h-11 items-center gap-2.5', className)}
    >
      <BrandMark className="size-7 shrink-0 text-leaf max-[22rem]:hidden" />
      <span className="font-serif text-[1.5rem]/none font-medium tracking-tighter">{shop.name}</span>
    </NavLink>
  )
}
