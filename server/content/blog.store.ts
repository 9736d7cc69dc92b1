import { and, arrayContains, asc, desc, eq, gt, ilike, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BlogQuery } from '#domain/content/blog-query.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/db/holds-word.ts'
import { articlePreviews, articleSlugs } from '#server/db/schema/article-desk.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { blogPosts } from '#server/db/schema/content.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'

type Post = typeof blogPosts.$inferSelect
export type ArticleCardRow = Omit<Post, 'content' | 'announcedAt' | 'version' | 'savedBy' | 'savedAt' | 'found'> & {
  picture: Omit<PictureRow, 'file'>
}
export type ArticleRow = ArticleCardRow & Pick<Post, 'content'>
export type ScheduledRow = Pick<Post, 'id' | 'title' | 'excerpt' | 'category' | 'publishedAt'>
export type ArticleFilter = BlogQuery & { exclude?: number | undefined }

const SORT_COLUMNS = { published_at: blogPosts.publishedAt, title: blogPosts.title, read_time: blogPosts.readTime }

const isOut = (now: Date) => and(eq(blogPosts.isPublished, true), lte(blogPosts.publishedAt, now))

const scheduledColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  publishedAt: blogPosts.publishedAt,
}

const cardColumns = {
  ...scheduledColumns,
  slug: blogPosts.slug,
  featuredImage: blogPosts.featuredImage,
  author: blogPosts.author,
  authorAvatar: blogPosts.authorAvatar,
  tags: blogPosts.tags,
  readTime: blogPosts.readTime,
  isFeatured: blogPosts.isFeatured,
  isPublished: blogPosts.isPublished,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
  picture: {
    known: sql<string | null>`${pictures.file}`,
    width: sql<number | null>`${pictures.width}`,
    height: sql<number | null>`${pictures.height}`,
    alt: sql<string | null>`${pictures.alt}`,
    color: sql<string | null>`${pictures.color}`,
    placeholder: sql<string | null>`${pictures.placeholder}`,
    version: sql<string | null>`${pictures.version}`,
    focus_x: sql<number | null>`${pictures.focusX}`,
    focus_y: sql<number | null>`${pictures.focusY}`,
  },
}

const itsPicture = sql`${pictures.file} = 'scenes/' || ${blogPosts.featuredImage}`

/** Rows and total in one query: the window count sees what the page cuts off. */
export async function listArticles(db: Db, filter: ArticleFilter, now: Date) {
  const order = filter.sort_order === 'asc' ? asc : desc
  const rows = await db
    .select({ ...cardColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(blogPosts)
    .leftJoin(pictures, itsPicture)
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
  const pattern = containing(search)
  const { title, excerpt, content } = blogPosts
  return [
    search ? or(ilike(title, pattern), ilike(excerpt, pattern), ilike(content, pattern)) : undefined,
    category ? eq(blogPosts.category, category) : undefined,
    tag ? arrayContains(blogPosts.tags, [tag]) : undefined,
    exclude ? ne(blogPosts.id, exclude) : undefined,
  ]
}

export async function findArticle(
  db: Db,
  by: { id: number } | { slug: string } | 'featured',
  now: Date,
): Promise<ArticleRow | undefined> {
  const wanted = by === 'featured' ? undefined : 'id' in by ? eq(blogPosts.id, by.id) : isCalled(by.slug)
  const [row] = await db
    .select({ ...cardColumns, content: blogPosts.content })
    .from(blogPosts)
    .leftJoin(pictures, itsPicture)
    .where(and(isOut(now), wanted))
    .orderBy(desc(blogPosts.isFeatured), desc(blogPosts.publishedAt))
    .limit(1)
  return row
}

/** By its address, or by one that it has left. */
function isCalled(slug: string): SQL | undefined {
  const left = sql`(select ${articleSlugs.articleId} from ${articleSlugs} where ${articleSlugs.slug} = ${slug})`
  return or(eq(blogPosts.slug, slug), eq(blogPosts.id, left))
}

/** Whatever its state. */
export async function findAnyArticle(db: Db, id: number): Promise<ArticleRow | undefined> {
  const [row] = await anyArticle(db).where(eq(blogPosts.id, id))
  return row
}

const anyArticle = (db: Db) =>
  db
    .select({ ...cardColumns, content: blogPosts.content })
    .from(blogPosts)
    .leftJoin(pictures, itsPicture)

type PreviewedRow = { article: ArticleRow; expiresAt: Date }

/** For who has its secret link, until that ends. */
export async function findPreviewed(db: Db, token: string, now: Date): Promise<PreviewedRow | undefined> {
  const [link] = await db
    .select({ id: articlePreviews.articleId, expiresAt: articlePreviews.expiresAt })
    .from(articlePreviews)
    .where(and(eq(articlePreviews.token, token), gt(articlePreviews.expiresAt, now)))
  const article = link && (await findAnyArticle(db, link.id))
  return article && { article, expiresAt: link.expiresAt }
}

/** When the next article appears: what was said of the blog before is no longer true then. */
export async function nextAppearances(db: Db, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: blogPosts.publishedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), gt(blogPosts.publishedAt, now)))
    .orderBy(asc(blogPosts.publishedAt))
    .limit(1)
  return rows.flatMap(({ at }) => at ?? [])
}

export async function listScheduled(db: Db, now: Date): Promise<ScheduledRow[]> {
  return db
    .select(scheduledColumns)
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), gt(blogPosts.publishedAt, now)))
    .orderBy(asc(blogPosts.publishedAt))
}

export async function listCategories(db: Db, now: Date): Promise<string[]> {
  const name = blogPosts.category
  const rows = await db.selectDistinct({ name }).from(blogPosts).where(isOut(now)).orderBy(name)
  return rows.map((row) => row.name)
}

export async function listTags(db: Db, now: Date): Promise<string[]> {
  const name = sql<string>`unnest(${blogPosts.tags})`
  const rows = await db
    .selectDistinct({ name: name.as('name') })
    .from(blogPosts)
    .where(isOut(now))
    .orderBy(sql`name`)
  return rows.map((row) => row.name)
}
