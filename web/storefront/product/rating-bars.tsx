import type { RatingBar, Stars } from '#domain/catalog/rating.ts'

type RatingBarsProps = { bars: readonly RatingBar[]; picked: Stars | null; onPick: (stars: Stars | null) => void }

/** How the reviews are spread; a bar shows only its own reviews, and once more all of them. */
export function RatingBars({ bars, picked, onPick }: RatingBarsProps) {
  return (
    <ul aria-label="Filter reviews by rating">
      {bars.map(({ stars, count, percent }) => (
        <li key={stars}>
          <button
            type="button"
            disabled={count === 0}
            aria-pressed={picked === stars}
            onClick={() => onPick(picked === stars ? null : stars)}
            className="figures flex min-h-7 w-full items-center gap-2.5 rounded-sm px-1 text-sm not-disabled:hover:bg-linen disabled:text-muted aria-pressed:bg-leaf-soft"
          >
            <span className="w-6 text-left whitespace-nowrap">
              {stars} <span aria-hidden>★</span>
              <span className="sr-only">stars: </span>
            </span>
            <svg aria-hidden className="h-2 grow rounded-full bg-sand">
              <rect width={`${percent}%`} height="100%" rx="4" fill="#9a7434" />
            </svg>
            <span className="w-6 text-right">
              {count}
              <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
