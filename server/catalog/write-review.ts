import { err, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publishTags } from '#server/http/cache-tags.ts'
import type { ReviewRow } from './catalog.present.ts'
import { findStanding, insertReview, lockProduct, recountReviews } from './reviews.store.ts'

export type WriteReview = {
  productId: number
  author: { id: number; name: string }
  rating: number
  comment: string | null
}
export type ReviewRefusal = 'no_product' | 'has_reviewed' | 'not_a_buyer'

/** Only who bought the piece and has it at home may judge it, and once. */
export function writeReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  review: WriteReview,
): Promise<Result<ReviewRow, ReviewRefusal>> {
  return inTransaction<ReviewRow, ReviewRefusal>(db, async (tx) => {
    if (!(await lockProduct(tx, review.productId))) return err('no_product')
    const { standing } = await findStanding(tx, review.productId, review.author.id)
    if (standing !== 'can_review') return err(standing)
    const written = await insertReview(tx, review, clock.now())
    await recountReviews(tx, review.productId)
    await publishTags(tx, [`product:${review.productId}`, 'listing'])
    return ok(written)
  })
}
