import { clsx } from 'clsx'
import { drawing } from '#web/ui/icon/icon.tsx'

/** Stands where a picture is missing or failed: an armchair in pencil, on the same linen as the photographs. */
export function PlaceholderPicture({ alt, className }: { alt: string; className?: string | undefined }) {
  return (
    <svg
      className={clsx('block size-full bg-linen', className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <use href={drawing('mark-armchair')} />
    </svg>
  )
}
