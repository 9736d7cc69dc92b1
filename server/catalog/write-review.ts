import { err, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type PhotoRefusal, readPhotos, thumbnailOf } from '#server/media/read-photo.ts'
import type { ReviewRow } from './catalog.present.ts'
import { type DrawnPhoto, findStanding, insertReview, lockProduct, recountReviews } from './reviews.store.ts'

export type WriteReview = {
  productId: number
  author: { id: number; name: string }
  rating: number
  comment: string | null
  /** As they were sent. */
  photos: readonly string[]
}
export type ReviewRefusal = { readonly code: 'no_product' | 'has_reviewed' | 'not_a_buyer' } | PhotoRefusal

/**
 * Only who bought the piece and has it at home may judge it, and once. Photos are redrawn for such a person only, and
 * before the transaction: nothing slow happens while rows are locked.
 */
export async function writeReview(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  review: WriteReview,
): Promise<Result<ReviewRow, ReviewRefusal>> {
  const { productId, author } = review
  const { standing: before } = await findStanding(deps.db, productId, author.id)
  const photos = before === 'can_review' ? await drawPhotos(deps, review.photos) : ok([])
  if (!photos.ok) return photos
  return inTransaction<ReviewRow, ReviewRefusal>(deps.db, async (tx) => {
    if (!(await lockProduct(tx, productId))) return err({ code: 'no_product' })
    const { standing } = await findStanding(tx, productId, author.id)
    if (standing !== 'can_review') return err({ code: standing })
    const written = await insertReview(tx, review, photos.value, deps.clock.now())
    await recountReviews(tx, productId)
    return ok(written)
  })
}

async function drawPhotos(
  { random }: Pick<Deps, 'random'>,
  sent: readonly string[],
): Promise<Result<DrawnPhoto[], PhotoRefusal>> {
  const read = await readPhotos(sent)
  if (!read.ok) return read
  const drawn: DrawnPhoto[] = []
  for (const photo of read.value)
    drawn.push({ ...photo, file: `${random.uuid()}.webp`, thumbnail: await thumbnailOf(photo) })
  return ok(drawn)
}
