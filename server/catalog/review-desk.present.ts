import type { DeskReviewJson, ReviewRowJson } from '#domain/api/review-desk.ts'
import type { HistoryEntry } from '#server/audit/history-of.ts'
import { presentReview } from './catalog.present.ts'
import type { DeskReviewRow } from './review-desk.store.ts'

export function presentReviewRow({ review, product }: DeskReviewRow): ReviewRowJson {
  const shown = presentReview({
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAt.toISOString(),
    is_verified_buyer: review.isVerifiedBuyer,
    author_name: review.authorName,
    photos: review.photos,
    answer: review.answer,
    answered_at: review.answeredAt?.toISOString() ?? null,
  })
  return {
    ...shown,
    photos: shown.photos.map((photo, at) => ({ ...photo, ...deskPhoto(review.photos[at]?.file ?? '') })),
    product: { id: product.id, name: product.name, slug: product.slug },
    is_hidden: review.isHidden,
    hidden_reason: review.hiddenReason,
    version: review.version,
  }
}

/** Read with the login, so that a hidden photo can still be looked at. */
function deskPhoto(file: string) {
  const url = `/api/backoffice/reviews/photos/${file}`
  return { url, thumbnail: `${url}?size=small` }
}

export const presentDeskReview = (row: DeskReviewRow, history: HistoryEntry[]): DeskReviewJson => ({
  ...presentReviewRow(row),
  email: row.email,
  average_rating: row.product.averageRating,
  reviews_count: row.product.reviewsCount,
  history,
})
