import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { ArticleFields } from '#domain/content/article-fields.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { articlePreviews, articleSlugs, articleVersions, type ArticleWords } from '#server/db/schema/article-desk.ts'
import { pictures } from '#server/db/schema/pictures.ts'
import { blogPosts } from '#server/db/schema/content.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { PictureSize } from './clean-html.ts'

export type ArticleRecord = typeof blogPosts.$inferSelect

/** Waits for whoever is changing it. */
export async function lockArticle(tx: Tx, id: number): Promise<ArticleRecord | undefined> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return row
}

type Writing = ArticleFields & { readonly readTime: number }
type Written = { readonly by: number; readonly at: Date }

export async function insertArticle(tx: Tx, writing: Writing, { by, at }: Written): Promise<number> {
  const moments = { createdAt: at, updatedAt: at, savedAt: at }
  const [row] = await tx
    .insert(blogPosts)
    .values({ ...writing, tags: [...writing.tags], savedBy: by, ...moments })
    .returning({ id: blogPosts.id })
  if (!row) throw new Error('No article was written')
  return row.id
}

/** Answers its new version. */
export async function updateArticle(tx: Tx, id: number, writing: Writing, { by, at }: Written): Promise<number> {
  const change = { ...writing, tags: [...writing.tags], savedBy: by, savedAt: at, updatedAt: at }
  return versionAfter(tx.update(blogPosts).set(change).where(eq(blogPosts.id, id)).returning(VERSION))
}

export async function updateState(
  tx: Tx,
  id: number,
  state: Pick<ArticleRecord, 'isPublished' | 'publishedAt'>,
  now: Date,
): Promise<number> {
  const change = { ...state, updatedAt: now }
  return versionAfter(tx.update(blogPosts).set(change).where(eq(blogPosts.id, id)).returning(VERSION))
}

const VERSION = { version: blogPosts.version }

async function versionAfter(updated: PromiseLike<{ version: number }[]>): Promise<number> {
  const [row] = await updated
  if (!row) throw new Error('No article was changed')
  return row.version
}

export async function deleteArticle(tx: Tx, id: number): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id))
}

type SlugOwners = { takenBy: string | null; leftBy: string | null }

/** Whose an address is, and whose it was. */
export async function selectSlugOwners(tx: Tx, slug: string, id: number | null): Promise<SlugOwners> {
  const me = id ?? 0
  const { rows } = await tx.execute<SlugOwners>(sql`select
    (select title from blog_posts where slug = ${slug} and id <> ${me}) as "takenBy",
    (select a.title from article_slugs s join blog_posts a on a.id = s.article_id
      where s.slug = ${slug} and s.article_id <> ${me}) as "leftBy"`)
  return rows[0] ?? { takenBy: null, leftBy: null }
}

export async function selectSlugsLike(tx: Tx, slug: string): Promise<string[]> {
  const like = `${slug}%`
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from blog_posts where slug like ${like} union select slug from article_slugs where slug like ${like}`,
  )
  return rows.map((row) => row.slug)
}

export async function takeSlug(tx: Tx, slug: string, id: number | null): Promise<void> {
  await tx
    .delete(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), id === null ? undefined : ne(articleSlugs.articleId, id)))
}

export async function selectPictureSizes(tx: Tx, files: readonly string[]): Promise<Map<string, PictureSize>> {
  if (files.length === 0) return new Map()
  const rows = await tx
    .select({ file: pictures.file, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(sql`${pictures.file} in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`)
  return new Map(rows.map(({ file, ...size }) => [file, size]))
}

export type FormerVersion = { version: number; words: ArticleWords; savedAt: Date; savedBy: string | null }

export async function selectVersion(db: Db | Tx, id: number, version: number): Promise<FormerVersion | undefined> {
  const [row] = await db
    .select({
      version: articleVersions.version,
      words: articleVersions.words,
      savedAt: articleVersions.savedAt,
      savedBy: users.name,
    })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.savedBy))
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)))
  return row
}

export async function putPreview(tx: Tx, link: typeof articlePreviews.$inferInsert): Promise<void> {
  await tx.insert(articlePreviews).values(link).onConflictDoUpdate({ target: articlePreviews.articleId, set: link })
}

export async function deletePreview(tx: Tx, articleId: number): Promise<Date | null> {
  const [ended] = await tx
    .delete(articlePreviews)
    .where(eq(articlePreviews.articleId, articleId))
    .returning({ expiresAt: articlePreviews.expiresAt })
  return ended?.expiresAt ?? null
}

export type ArticleChange = { by: string | null; at: Date; after: Readonly<Record<string, unknown>> }

/** What was done to it since somebody saw it at that version, the newest first. */
export async function selectChangesSince(tx: Tx, id: number, seen: number): Promise<ArticleChange[]> {
  const isSince = sql`(${auditEntries.data} -> 'after' ->> 'version')::int > ${seen}`
  const rows = await tx
    .select({ by: users.name, at: auditEntries.createdAt, data: auditEntries.data })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, `article:${id}`), isSince))
    .orderBy(desc(auditEntries.id))
    .limit(20)
  return rows.map(({ by, at, data }) => ({ by, at, after: (data['after'] ?? {}) as ArticleChange['after'] }))
}

export async function selectArticle(db: Db, id: number): Promise<ArticleRecord | undefined> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
  return row
}
