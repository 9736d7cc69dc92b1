import { clsx } from 'clsx'

/** The shape of what is coming. Give it the size of the real thing by class; the region around it says "Loading". */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={clsx('block animate-breathe rounded-sm bg-sand/70', className)} />
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <span className={clsx('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', LINE_WIDTHS[line % LINE_WIDTHS.length])} />
      ))}
    </span>
  )
}
