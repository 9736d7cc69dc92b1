import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone =
  | 'yellow'
  | 'blue'
  | 'purple'
  | 'green'
  | 'red'
  | 'orange'
  | 'grey'
  | 'leaf'
  | 'terracotta'
  | 'outline'

const TONES: Record<BadgeTone, string> = {
  yellow: 'bg-tone-yellow text-tone-yellow-text',
  blue: 'bg-tone-blue text-tone-blue-text',
  purple: 'bg-tone-purple text-tone-purple-text',
  green: 'bg-tone-green text-tone-green-text',
  red: 'bg-tone-red text-tone-red-text',
  orange: 'bg-tone-orange text-tone-orange-text',
  grey: 'bg-tone-grey text-tone-grey-text',
  leaf: 'bg-leaf text-paper',
  terracotta: 'bg-terracotta text-paper',
  outline: 'border border-edge text-ink',
}

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string | undefined }

/** Always carries words: colour alone says nothing to many people. */
export function Badge({ tone = 'grey', icon, children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
