import { type ReactNode, useId } from 'react'

type SectionProps = { title: ReactNode; actions?: ReactNode; children: ReactNode }

/** A titled card of a screen. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-sand bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-sans text-base/6 font-semibold tracking-normal">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap gap-1">{actions}</div>}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>
}
