import { Suspense, useState } from 'react'
import type { Product, Review } from '#domain/api/catalog.ts'
import { NO_REVIEWS_TEXT } from '#domain/catalog/badges.ts'
import { isStars, ratingDistribution, type Stars } from '#domain/catalog/rating.ts'
import { dayTextOf } from '#domain/time/day-text.ts'
import { useShop } from '#web/document/use-shop.ts'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { formatRating, RatingStars } from '#web/ui/text/rating-stars.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { late } from '#web/ui/page/late.ts'
import { AnswerEntry } from './answer-entry.tsx'
import { RatingBars } from './rating-bars.tsx'
import { useIsSignedIn } from './use-is-signed-in.ts'

const BadgeCheck = drawnIcon('badge-check')

const ReviewForm = late(async () => (await import('./review-form.tsx')).ReviewForm)
// The server renders in one go and waits for no code.
const loadPhotos = async () => (await import('./review-photos.tsx')).ReviewPhotos
const ReviewPhotos = import.meta.env.SSR ? await loadPhotos() : late(loadPhotos)
const SHOWN_FIRST = 4

export function CustomerReviews({ product }: { product: Product }) {
  const [stars, setStars] = useState<Stars | null>(null)
  const isSignedIn = useIsSignedIn()
  return (
    <div className="space-y-6">
      {product.reviews.length === 0 ? (
        <p>{NO_REVIEWS_TEXT}</p>
      ) : (
        <>
          <Summary product={product} stars={stars} onPick={setStars} />
          <ReviewList
            key={stars}
            reviews={product.reviews.filter((review) => stars === null || review.rating === stars)}
          />
        </>
      )}
      {isSignedIn && (
        <Suspense>
          <ReviewForm product={product} />
        </Suspense>
      )}
    </div>
  )
}

type SummaryProps = { product: Product; stars: Stars | null; onPick: (stars: Stars | null) => void }

function Summary({ product, stars, onPick }: SummaryProps) {
  const bars = ratingDistribution(product.reviews.map(({ rating }) => rating).filter(isStars))
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr] sm:gap-8">
      <div>
        <p className="font-serif text-title">{formatRating(product.average_rating)}</p>
        <RatingStars rating={product.average_rating} label="" />
        <p className="mt-1 text-sm text-muted">{product.reviews_count} reviews</p>
      </div>
      <RatingBars bars={bars} picked={stars} onPick={onPick} />
    </div>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? reviews : reviews.slice(0, SHOWN_FIRST)
  return (
    <>
      <ul className="divide-y divide-sand border-y border-sand">
        {shown.map((review) => (
          <li key={review.id} className="py-4">
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
          Show all {reviews.length} reviews
        </Button>
      )}
    </>
  )
}

function ReviewEntry({ review }: { review: Review }) {
  const shop = useShop()
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars rating={review.rating} size="sm" />
        <span className="text-sm font-semibold">{review.user.name}</span>
        {review.is_verified_buyer && (
          <span className="inline-flex items-center gap-1 text-xs text-muted">
            <BadgeCheck aria-hidden className="size-3.5 text-leaf" />
            Verified buyer
          </span>
        )}
        <time dateTime={review.created_at} className="ml-auto text-xs text-muted">
          {dayTextOf(review.created_at)}
        </time>
      </div>
      {review.comment && <p className="mt-2 whitespace-pre-line">{review.comment}</p>}
      {review.photos.length > 0 && (
        <Suspense>
          <ReviewPhotos review={review} />
        </Suspense>
      )}
      {review.answer && <AnswerEntry {...review.answer} name={shop.name} />}
    </article>
  )
}
