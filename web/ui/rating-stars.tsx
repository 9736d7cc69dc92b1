import { clsx } from 'clsx'

const STAR = '2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z'
const FIVE_STARS = [12, 36, 60, 84, 108].map((x) => `M${x} 2.4l${STAR}`).join('')

type RatingStarsProps = {
  /** 0 to 5; drawn to the nearest half. */
  rating: number
  size?: 'sm' | 'md' | 'lg'
  /** Replaces "Rated 4.5 out of 5"; empty when the words stand beside it. */
  label?: string | undefined
  className?: string | undefined
}

const SIZES = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' }

export function RatingStars({ rating, size = 'md', label, className }: RatingStarsProps) {
  const filled = toHalfStars(rating) * 24
  const words = label ?? `Rated ${formatRating(rating)} out of 5`
  return (
    <svg
      viewBox="0 0 120 24"
      className={clsx('inline-block w-auto text-brass', SIZES[size], className)}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      <path d={FIVE_STARS} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
      {filled > 0 && (
        <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`}>
          <path d={FIVE_STARS} fill="currentColor" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
        </svg>
      )}
    </svg>
  )
}

export function toHalfStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating * 2) / 2))
}

/** 4.0 reads "4", 4.33 reads "4.3". */
export function formatRating(rating: number): string {
  return String(Math.round(rating * 10) / 10)
}
