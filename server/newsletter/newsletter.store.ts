import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { blogPosts, newsletterReaders } from '#server/db/schema/content.ts'
import type { Tx } from '#server/db/transaction.ts'

export type Reader = typeof newsletterReaders.$inferSelect

/** The row of an address, made when it is new, and locked either way. */
export async function lockReader(tx: Tx, email: string, leaveToken: string, createdAt: Date): Promise<Reader> {
  const [reader] = await tx
    .insert(newsletterReaders)
    .values({ email, leaveToken, createdAt })
    .onConflictDoUpdate({ target: newsletterReaders.email, set: { email } })
    .returning()
  if (!reader) throw new Error('A reader is either new or there already')
  return reader
}

export async function askToConfirm(tx: Tx, id: number, confirmHash: Buffer, confirmUntil: Date): Promise<void> {
  await tx.update(newsletterReaders).set({ confirmHash, confirmUntil }).where(eq(newsletterReaders.id, id))
}

export async function confirmReader(db: Db, confirmHash: Buffer, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(newsletterReaders)
    .set({
      confirmedAt: sql`coalesce(${newsletterReaders.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      leftAt: null,
    })
    .where(and(eq(newsletterReaders.confirmHash, confirmHash), gt(newsletterReaders.confirmUntil, now)))
    .returning({ id: newsletterReaders.id })
  return confirmed.length > 0
}

/** Also forgets the confirmation: to come back is to ask again. */
export async function endReader(db: Db, leaveToken: string, now: Date): Promise<boolean> {
  const left = await db
    .update(newsletterReaders)
    .set({ leftAt: now, confirmedAt: null, confirmHash: null, confirmUntil: null })
    .where(eq(newsletterReaders.leaveToken, leaveToken))
    .returning({ id: newsletterReaders.id })
  return left.length > 0
}

/** Articles whose day has come since the last look, marked so that no other process takes them. */
export async function takeUnannounced(tx: Tx, now: Date) {
  return tx
    .update(blogPosts)
    .set({ announcedAt: now })
    .where(and(eq(blogPosts.isPublished, true), lte(blogPosts.publishedAt, now), isNull(blogPosts.announcedAt)))
    .returning({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      publishedAt: blogPosts.publishedAt,
    })
}

/** Nobody is told of what was out before they asked. */
export async function readersSince(tx: Tx, publishedAt: Date) {
  return tx
    .select({ id: newsletterReaders.id, email: newsletterReaders.email, leaveToken: newsletterReaders.leaveToken })
    .from(newsletterReaders)
    .where(
      and(
        isNotNull(newsletterReaders.confirmedAt),
        lte(newsletterReaders.confirmedAt, publishedAt),
        isNull(newsletterReaders.leftAt),
      ),
    )
}
