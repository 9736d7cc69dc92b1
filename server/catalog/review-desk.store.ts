import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ReviewQuery } from '#domain/api/review-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products, reviewPhotos, reviews } from '#server/db/schema/catalog.ts'
import type { Tx } from '#server/db/transaction.ts'
import { holdsOf } from './products-holding.ts'

const COLUMNS = {
  review: reviews,
  product: {
    id: products.id,
    name: products.name,
    slug: products.slug,
    averageRating: products.averageRating,
    reviewsCount: products.reviewsCount,
  },
  email: users.email,
}

const joined = (db: Db | Tx) =>
  db
    .select(COLUMNS)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, and(eq(users.id, reviews.userId), isNull(users.erasedAt)))

export type DeskReviewRow = Awaited<ReturnType<typeof selectDeskReviews>>[number]

/** The page is cut first, from the index where there is one; products and people are looked up for its rows alone. */
export function selectDeskReviews(db: Db, where: SQL | undefined, { sort, page, per_page }: ReviewQuery) {
  const cut = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...sortedBy(sort))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return joined(db)
    .where(inArray(reviews.id, cut))
    .orderBy(...sortedBy(sort))
}

export const countReviews = (db: Db, where: SQL | undefined): Promise<number> => db.$count(reviews, where)

export async function selectDeskReview(db: Db | Tx, id: number): Promise<DeskReviewRow | null> {
  const [row] = await joined(db).where(eq(reviews.id, id))
  return row ?? null
}

function sortedBy(sort: ReviewQuery['sort']): SQL[] {
  const { createdAt, id, rating } = reviews
  switch (sort) {
    case '-written':
      return [desc(createdAt), desc(id)]
    case 'written':
      return [asc(createdAt), asc(id)]
    case '-rating':
      return [desc(rating), desc(createdAt)]
    case 'rating':
      return [asc(rating), desc(createdAt)]
  }
}

/** The same text as the index reviews_found. */
const text = sql`lower(coalesce(${reviews.authorName}, '') || ' ' || coalesce(${reviews.comment}, ''))`

export async function askedReviews(db: Db, query: ReviewQuery): Promise<SQL | undefined> {
  const { state, rating, photos, verified, answered, written_from: from, written_to: to } = query
  return and(
    state && eq(reviews.isHidden, state === 'hidden'),
    rating && inArray(reviews.rating, rating.map(Number)),
    photos && (photos === 'yes' ? sql`${reviews.photos} <> '[]'::jsonb` : sql`${reviews.photos} = '[]'::jsonb`),
    verified && eq(reviews.isVerifiedBuyer, verified === 'yes'),
    answered && (answered === 'yes' ? isNotNull(reviews.answer) : isNull(reviews.answer)),
    from ? gte(reviews.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(reviews.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    ...(await holdsOf(db, deskSearchWords(query.search ?? ''), text, reviews.productId)),
  )
}

export async function lockReview(tx: Tx, id: number) {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row ?? null
}

export async function updateReview(tx: Tx, id: number, change: Partial<typeof reviews.$inferInsert>): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...change, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
}

/** Also of a hidden review: staff must see what they hide. */
export async function selectAnyPhoto(db: Db, file: string, size: 'small' | 'large'): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: size === 'small' ? reviewPhotos.thumbnail : reviewPhotos.bytes })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.file, file))
  return row?.bytes ?? null
}
