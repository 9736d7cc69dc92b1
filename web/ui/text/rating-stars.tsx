import { clsx } from 'clsx'

type RatingStarsProps = {
  /** 0 to 5; drawn to the nearest half. */
  rating: number
  size?: 'sm' | 'md' | 'lg'
  /** Replaces "Rated 4.5 out of 5"; empty when the words stand beside it. */
  label?: string | undefined
  className?: string | undefined
}

const SIZES = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' }

/** Drawn by the stylesheet: a listing and its reviews have dozens of them. */
export function RatingStars({ rating, size = 'md', label, className }: RatingStarsProps) {
  const words = label ?? `Rated ${formatRating(rating)} out of 5`
  return (
    <span
      data-halves={toHalfStars(rating) * 2}
      className={clsx('stars', SIZES[size], className)}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    />
  )
}

export function toHalfStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2))
}

/** 4.0 reads "4", 4.33 reads "4.3". */
export function formatRating(rating: number): string {
  return String(Math.round(rating * 10) / 10)
}
