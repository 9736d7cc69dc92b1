import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ReviewQuery } from '#domain/api/review-desk.ts'
import { deskSearchWords } from '#domain/orders/desk-list.ts'
import { addDays, atIst, isoDate } from '#domain/time/ist.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products, reviewPhotos, reviews } from '#server/db/schema/catalog.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import type { Tx } from '#server/db/transaction.ts'

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

export type DeskReviewRow = Awaited<ReturnType<typeof joined>>[number]

/** The page is cut first, from the index where there is one; products and people are looked up for its rows alone. */
export const listDeskReviews = (db: Db, query: ReviewQuery) =>
  cutList(
    db,
    { from: sql`${reviews}`, id: sql<number>`${reviews.id}`, where: askedReviews(query), order: SORTED[query.sort] },
    query,
    async (page) =>
      joined(db)
        .innerJoin(sql`(${page}) as page`, sql`page.id = ${reviews.id}`)
        .orderBy(sql`page.place`),
  )

export async function selectDeskReview(db: Db | Tx, id: number): Promise<DeskReviewRow | null> {
  const [row] = await joined(db).where(eq(reviews.id, id))
  return row ?? null
}

/** Each is an index, forwards or backwards. */
const SORTED: Readonly<Record<ReviewQuery['sort'], SQL>> = {
  '-written': sql`${reviews.createdAt} desc, ${reviews.id} desc`,
  written: sql`${reviews.createdAt}, ${reviews.id}`,
  '-rating': sql`${reviews.rating} desc, ${reviews.createdAt} desc, ${reviews.id} desc`,
  rating: sql`${reviews.rating}, ${reviews.createdAt} desc, ${reviews.id}`,
}

function askedReviews(query: ReviewQuery): SQL | undefined {
  const { state, rating: stars, photos, verified, answered, written_from: from, written_to: to } = query
  return and(
    state && eq(reviews.isHidden, state === 'hidden'),
    stars && inArray(reviews.rating, stars.map(Number)),
    photos && (photos === 'yes' ? sql`${reviews.photos} <> '[]'::jsonb` : sql`${reviews.photos} = '[]'::jsonb`),
    verified && eq(reviews.isVerifiedBuyer, verified === 'yes'),
    answered && (answered === 'yes' ? isNotNull(reviews.answer) : isNull(reviews.answer)),
    from ? gte(reviews.createdAt, atIst(isoDate(from), 0)) : undefined,
    to ? lt(reviews.createdAt, atIst(addDays(isoDate(to), 1), 0)) : undefined,
    ...deskSearchWords(query.search ?? '').map((word) => holdsWord(reviews.found, word)),
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
