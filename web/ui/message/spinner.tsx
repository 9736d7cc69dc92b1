import { clsx } from 'clsx'

type SpinnerProps = {
  /** Said to screen readers; an empty label makes it decoration beside text that already says it. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
  className?: string | undefined
}

const SIZES = { sm: 'size-4', md: 'size-6', lg: 'size-10' }

export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={clsx('inline-flex', className)}>
      <svg viewBox="0 0 24 24" fill="none" strokeWidth="2.25" className={clsx('animate-spin', SIZES[size])} aria-hidden>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity="0.2" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Fills the place of a page or panel that is on its way. */
export function SpinnerPage({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-[50vh] place-items-center text-leaf">
      <Spinner size="lg" label={label} />
    </div>
  )
}
