import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { products } from '#server/db/schema/catalog.ts'
import { blogPosts } from '#server/db/schema/content.ts'

export function listProductAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.id))
}

export async function listOutArticles(db: Db, now: Date) {
  const rows = await db
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      author: blogPosts.author,
      category: blogPosts.category,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), lte(blogPosts.publishedAt, now)))
    .orderBy(desc(blogPosts.publishedAt))
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt ?? row.updatedAt }))
}
