import { and, desc, eq, sql } from 'drizzle-orm'
import { MOST_WISHES } from '#domain/api/wishlist.ts'
import type { Db } from '#server/db/connect.ts'
import { wishlistItems } from '#server/db/schema/catalog.ts'

export async function wishedIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
    .limit(MOST_WISHES)
  return rows.map((row) => row.productId)
}

/** Products that are not sold any more are left out; what is on the list already keeps its place. */
export async function addWishes(db: Db, userId: number, productIds: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into wishlist_items (user_id, product_id, created_at)
    select ${userId}, p.id, ${now.toISOString()}::timestamptz from products p
    where p.id = any (${sql.param([...productIds])}::int[]) and p.is_active
      and (select count(*) from wishlist_items mine where mine.user_id = ${userId}) < ${MOST_WISHES}
    on conflict do nothing`)
}

export async function removeWish(db: Db, userId: number, productId: number): Promise<void> {
  await db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)))
}
