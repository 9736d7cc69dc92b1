import { and, arrayContains, asc, desc, eq, gt, ilike, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BlogQuery } from '#domain/content/blog-query.ts'
import type { Db } from '#server/db/connect.ts'
import { blogPosts } from '#server/db/schema/content.ts'

export type ArticleRow = typeof blogPosts.$inferSelect
export type ArticleFilter = BlogQuery & { exclude?: number | undefined }

const SORT_COLUMNS = { published_at: blogPosts.publishedAt, title: blogPosts.title, read_time: blogPosts.readTime }

const isOut = (now: Date) => and(eq(blogPosts.isPublished, true), lte(blogPosts.publishedAt, now))

const cardColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  author: blogPosts.author,
  authorAvatar: blogPosts.authorAvatar,
  category: blogPosts.category,
  tags: blogPosts.tags,
  readTime: blogPosts.readTime,
  isFeatured: blogPosts.isFeatured,
  isPublished: blogPosts.isPublished,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
}

/** Rows and total in one query: the window count sees what the page cuts off. */
export async function listArticles(db: Db, filter: ArticleFilter, now: Date) {
  const order = filter.sort_order === 'asc' ? asc : desc
  const rows = await db
    .select({ ...cardColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(blogPosts)
    .where(and(isOut(now), ...conditions(filter)))
    .orderBy(order(SORT_COLUMNS[filter.sort_by]), desc(blogPosts.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total: rows[0]?.total ?? (filter.page > 1 ? await countArticles(db, filter, now) : 0) }
}

async function countArticles(db: Db, filter: ArticleFilter, now: Date): Promise<number> {
  return db.$count(blogPosts, and(isOut(now), ...conditions(filter)))
}

function conditions({ search, category, tag, exclude }: ArticleFilter): (SQL | undefined)[] {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return [
    search ? or(ilike(blogPosts.title, pattern), ilike(blogPosts.excerpt, pattern), ilike(blogPosts.content, pattern)) : undefined,
    category ? eq(blogPosts.category, category) : undefined,
    tag ? arrayContains(blogPosts.tags, [tag]) : undefined,
    exclude ? ne(blogPosts.id, exclude) : undefined,
  ]
}

export async function findArticle(db: Db, by: { id: number } | { slug: string } | 'featured', now: Date): Promise<ArticleRow | undefined> {
  const wanted = by === 'featured' ? undefined : 'id' in by ? eq(blogPosts.id, by.id) : eq(blogPosts.slug, by.slug)
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(isOut(now), wanted))
    .orderBy(desc(blogPosts.isFeatured), desc(blogPosts.publishedAt))
    .limit(1)
  return row
}

export async function listScheduled(db: Db, now: Date): Promise<Pick<ArticleRow, 'title' | 'excerpt' | 'category' | 'publishedAt'>[]> {
  return db
    .select({ title: blogPosts.title, excerpt: blogPosts.excerpt, category: blogPosts.category, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), gt(blogPosts.publishedAt, now)))
    .orderBy(asc(blogPosts.publishedAt))
}

export async function listCategories(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ name: blogPosts.category }).from(blogPosts).where(isOut(now)).orderBy(blogPosts.category)
  return rows.map((row) => row.name)
}

export async function listTags(db: Db, now: Date): Promise<string[]> {
  const name = sql<string>`unnest(${blogPosts.tags})`
  const rows = await db.selectDistinct({ name: name.as('name') }).from(blogPosts).where(isOut(now)).orderBy(sql`name`)
  return rows.map((row) => row.name)
}
