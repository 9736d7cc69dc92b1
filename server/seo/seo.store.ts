import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { products } from '#server/db/schema/catalog.ts'
import { blogPosts, projects } from '#server/db/schema/content.ts'

export function listProductAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.id))
}

export function listProjectAddresses(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: projects.slug, updatedAt: projects.updatedAt })
    .from(projects)
    .where(eq(projects.isActive, true))
    .orderBy(asc(projects.id))
}

/** Categories and rooms in which something is sold. */
export async function listShelves(db: Db): Promise<{ categories: number[]; rooms: number[] }> {
  const active = eq(products.isActive, true)
  const [categories, rooms] = await Promise.all([
    db.selectDistinct({ id: products.categoryId }).from(products).where(active).orderBy(products.categoryId),
    db.selectDistinct({ id: products.roomId }).from(products).where(active).orderBy(products.roomId),
  ])
  return { categories: categories.map(({ id }) => id), rooms: rooms.map(({ id }) => id) }
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
