import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { IconType } from '#web/ui/icon/icon.tsx'

type EmptyStateProps = {
  icon?: IconType
  title: ReactNode
  text?: ReactNode
  /** Buttons or links that lead on: an empty page is never a dead end. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
  isCompact?: boolean
  className?: string | undefined
}

export function EmptyState({
  icon: Icon,
  title,
  text,
  actions,
  headingLevel = 2,
  isCompact,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-md flex-col items-center text-center',
        isCompact ? 'px-4 py-8' : 'px-4 py-16',
        className,
      )}
    >
      {Icon && (
        <span className="mb-5 grid size-16 place-items-center rounded-full bg-linen text-brass-deep">
          <Icon aria-hidden strokeWidth={1.4} className="size-7" />
        </span>
      )}
      <Heading className={isCompact ? 'text-subheading' : 'text-heading'}>{title}</Heading>
      {text && <p className="mt-2.5 text-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
