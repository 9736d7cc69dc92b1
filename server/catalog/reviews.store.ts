import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReviewStanding } from '#domain/api/catalog.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { products, reviewPhotos, reviews } from '#server/db/schema/catalog.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import type { ReviewRow } from './catalog.present.ts'
import type { WriteReview } from './write-review.ts'

export type DrawnPhoto = { file: string; width: number; height: number; bytes: Buffer; thumbnail: Buffer }

/** Two reviews of one product at once must both be counted. */
export async function lockProduct(tx: Tx, productId: number): Promise<boolean> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), products.isActive))
    .for('update')
  return found.length > 0
}

export async function findStanding(
  db: Db | Tx,
  productId: number,
  userId: number,
): Promise<{ standing: ReviewStanding['standing']; review: ReviewRow | null }> {
  const [written] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  if (written) return { standing: 'has_reviewed', review: rowOf(written) }
  return { standing: (await hasReceived(db, productId, userId)) ? 'can_review' : 'not_a_buyer', review: null }
}

export async function selectReviewed(tx: Tx, userId: number, productIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.productId, [...productIds])))
  return rows.map((row) => row.id)
}

/** Bought, delivered, and so at home with this person. */
export async function hasReceived(db: Db | Tx, productId: number, userId: number): Promise<boolean> {
  const delivered = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'delivered'), eq(orderItems.productId, productId)))
    .limit(1)
  return delivered.length > 0
}

export async function insertReview(
  tx: Tx,
  { productId, author, rating, comment }: WriteReview,
  photos: readonly DrawnPhoto[],
  now: Date,
): Promise<ReviewRow> {
  const [written] = await tx
    .insert(reviews)
    .values({
      productId,
      userId: author.id,
      authorName: author.name,
      rating,
      comment,
      isVerifiedBuyer: true,
      createdAt: now,
      photos: photos.map(({ file, width, height }) => ({ file, width, height })),
    })
    .returning()
  if (!written) throw new Error('The review was not written')
  if (photos.length > 0)
    await tx
      .insert(reviewPhotos)
      .values(photos.map(({ file, bytes, thumbnail }) => ({ file, reviewId: written.id, bytes, thumbnail })))
  return rowOf(written)
}

export async function selectReviewPhoto(db: Db, file: string, size: 'small' | 'large'): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: size === 'small' ? reviewPhotos.thumbnail : reviewPhotos.bytes })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.file, file), eq(reviews.isHidden, false)))
  return row?.bytes ?? null
}

/** What a hidden review said does not count either. */
export async function recountReviews(tx: Tx, productId: number): Promise<void> {
  await tx.execute(sql`
    update products set (average_rating, reviews_count) = (
      select coalesce(round(avg(rating), 2), 0), count(*) from reviews where product_id = ${productId} and not is_hidden
    ) where id = ${productId}`)
}

function rowOf(review: typeof reviews.$inferSelect): ReviewRow {
  return {
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAt.toISOString(),
    is_verified_buyer: review.isVerifiedBuyer,
    author_name: review.authorName,
    photos: review.photos,
    answer: review.answer,
    answered_at: review.answeredAt?.toISOString() ?? null,
  }
}
