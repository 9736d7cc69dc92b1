import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Shown on hover and focus without script. For sighted help only: the control inside needs its own accessible name. */
export function Tooltip({
  text,
  children,
  className,
}: {
  text: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <span data-tooltip={text} className={clsx('tooltip inline-flex', className)}>
      {children}
    </span>
  )
}
