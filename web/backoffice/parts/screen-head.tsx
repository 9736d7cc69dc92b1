import type { ReactNode } from 'react'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'

type ScreenHeadProps = {
  title: ReactNode
  /** What state it is in. */
  badge?: ReactNode
  /** The screen above this one. */
  back?: { href: string; label: string } | undefined
  /** A short line under the title. */
  about?: ReactNode
  /** Buttons of the screen. */
  actions?: ReactNode
}

/** Every screen begins with one. */
export function ScreenHead({ title, badge, back, about, actions }: ScreenHeadProps) {
  return (
    <>
      {back && (
        <NavLink href={back.href} className="text-sm text-muted hover:text-ink">
          {back.label}
        </NavLink>
      )}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-[1.625rem]/8 tracking-tighter">
            {badge ? <Badged title={title} badge={badge} /> : title}
          </h1>
          {about && <p className="mt-1 text-sm text-muted">{about}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </>
  )
}

function Badged({ title, badge }: Pick<ScreenHeadProps, 'title' | 'badge'>) {
  return (
    <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
      {title}
      <span className="flex gap-2 font-sans tracking-normal">{badge}</span>
    </span>
  )
}
