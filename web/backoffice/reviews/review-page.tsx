import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { DeskReviewJson } from '#domain/api/review-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { HistoryList } from '#web/backoffice/parts/history-list.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { PrivatePhoto } from '#web/backoffice/parts/private-photo.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { formatRating, RatingStars } from '#web/ui/text/rating-stars.tsx'
import { AnswerReview } from './answer-review.tsx'
import { ReviewActions } from './review-actions.tsx'
import { reviewQuery, useReview } from './reviews-api.ts'
import { ShownBadge } from './reviews-screen.tsx'

const ACTION_WORDS = {
  'review.hidden': 'Hidden',
  'review.shown': 'Shown again',
  'review.answered': 'Answered',
  'review.answer_removed': 'Answer taken away',
}

export function ReviewPage() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(reviewQuery(useApi(), id))
  return (
    <OneOfArea noun="review" list="/backoffice/reviews" result={result}>
      {(review) => <Review key={review.id} review={review} />}
    </OneOfArea>
  )
}

function Review({ review }: { review: DeskReviewJson }) {
  const { product, user } = review
  const desk = useReview(review)
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/reviews', label: 'Reviews' }}
        title={product.name}
        badge={<ShownBadge isHidden={review.is_hidden} />}
        about={`${user.name}, ${momentText(review.created_at)}`}
        actions={<ReviewActions review={review} desk={desk} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Section title="What was written">
            <Words review={review} />
          </Section>
          <AnswerReview review={review} desk={desk} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Section title="On the page">
            <p className="text-sm">
              {formatRating(review.average_rating)} of 5 from {review.reviews_count} reviews.{' '}
              <NavLink href={`/product/${product.slug}#reviews`} className="underline">
                See the page
              </NavLink>
            </p>
          </Section>
          <Section title="History">
            <HistoryList entries={review.history} words={ACTION_WORDS} />
          </Section>
        </div>
      </div>
    </>
  )
}

function Words({ review }: { review: DeskReviewJson }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <RatingStars rating={review.rating} />
        {review.is_verified_buyer ? 'Verified buyer' : 'Not a verified buyer'}
        {review.email && <span className="break-all text-muted">{review.email}</span>}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{review.comment ?? 'Stars alone, no words.'}</p>
      {review.is_hidden && review.hidden_reason && (
        <p className="mt-3 rounded-sm bg-terracotta-soft px-3 py-2 text-sm">Hidden because: {review.hidden_reason}</p>
      )}
      {review.photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {review.photos.map(({ url }, at) => (
            <li key={url} className="size-40 overflow-hidden rounded-sm border border-sand bg-linen">
              <PrivatePhoto path={url} alt={`Photo ${at + 1} of the review`} className="size-full object-cover" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
