import type { ReactNode } from 'react'

type TodayCardProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of the day's work. News lead to it by its id. */
export function TodayCard({ id, title, aside, children }: TodayCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 rounded-md border border-sand bg-white">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-sand px-4 py-3">
        <h2 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h2>
        {aside && <p className="text-sm text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="px-4 py-5 text-sm text-muted">{children}</p>
)
