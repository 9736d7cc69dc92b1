import type { ReactNode } from 'react'

type ScreenHeadProps = {
  title: ReactNode
  /** A short line under the title. */
  about?: ReactNode
  /** Buttons of the screen. */
  actions?: ReactNode
}

/** Every screen begins with one. */
export function ScreenHead({ title, about, actions }: ScreenHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-[1.625rem]/8 tracking-tighter">{title}</h1>
        {about && <p className="mt-1 text-sm text-muted">{about}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
