import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SectionHeadingProps = {
  /** A short line in caps above the heading. */
  kicker?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** A link or button at the far end, such as "ALL PRODUCTS". */
  action?: ReactNode
  level?: 1 | 2 | 3
  align?: 'start' | 'center'
  id?: string | undefined
  className?: string | undefined
}

const LEVELS = { 1: 'text-title tracking-tighter', 2: 'text-heading', 3: 'text-subheading' }

export function SectionHeading({
  kicker,
  title,
  lead,
  action,
  level = 2,
  align = 'start',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end gap-x-8 gap-y-4',
        align === 'center' ? 'justify-center text-center' : 'justify-between',
        className,
      )}
    >
      <div className="max-w-prose">
        {kicker && <Kicker>{kicker}</Kicker>}
        <Heading id={id} className={LEVELS[level]}>
          {title}
        </Heading>
        {lead && <p className="mt-3 text-lead text-muted">{lead}</p>}
      </div>
      {action}
    </div>
  )
}

export function Kicker({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <p className={clsx('caps mb-3 text-brass-deep', className)}>{children}</p>
}
