import { sql, type SQL } from 'drizzle-orm'
import type { ArticleQuery } from '#domain/api/article-desk.ts'
import type { ArticleState } from '#domain/content/article-state.ts'
import type { ArticleSortField } from '#domain/content/desk-articles.ts'
import type { Db } from '#server/db/connect.ts'
import { cutList } from '#server/db/cut-list.ts'
import { holdsWord } from '#server/db/holds-word.ts'
import type { PictureRow } from '#server/media/picture-sources.ts'
import type { ArticleRecord } from './articles.store.ts'

export type DeskArticleRow = Pick<ArticleRecord, 'id' | 'title' | 'slug' | 'category' | 'author' | 'version'> & {
  is_featured: boolean
  is_published: boolean
  read_time: number
  published_at: string | null
  updated_at: string
  picture: PictureRow | null
}

const SORTED_BY: Readonly<Record<ArticleSortField, SQL>> = {
  title: sql`lower(a.title)`,
  published: sql`a.published_at`,
  changed: sql`a.updated_at`,
}

function sortedBy(sort: ArticleQuery['sort']): SQL {
  const isTurned = sort.startsWith('-')
  const by = SORTED_BY[(isTurned ? sort.slice(1) : sort) as ArticleSortField]
  return isTurned ? sql`${by} desc, a.id desc` : sql`${by}, a.id`
}

/** The page is cut out of an index before the wide rows are read. */
export const listDeskArticles = (db: Db, query: ArticleQuery, now: Date) =>
  cutList(
    db,
    { from: sql`blog_posts a`, id: sql<number>`a.id`, where: asked(query, now), order: sortedBy(query.sort) },
    query,
    (page) => selectDeskArticles(db, page),
  )

async function selectDeskArticles(db: Db, page: SQL): Promise<DeskArticleRow[]> {
  const { rows } = await db.execute<{ row: DeskArticleRow }>(sql`
    select json_build_object('id', a.id, 'title', a.title, 'slug', a.slug, 'category', a.category, 'author', a.author,
      'version', a.version, 'is_featured', a.is_featured, 'is_published', a.is_published, 'read_time', a.read_time,
      'published_at', a.published_at, 'updated_at', a.updated_at, 'picture', ${PICTURE}) as row
    from (${page}) as page join blog_posts a on a.id = page.id order by page.place`)
  return rows.map(({ row }) => row)
}

const PICTURE = sql.raw(`(select json_build_object('file', a.featured_image, 'known', p.file, 'width', p.width,
  'height', p.height, 'alt', p.alt, 'color', p.color, 'placeholder', '', 'version', p.version)
  from pictures p where p.file = 'scenes/' || a.featured_image)`)

/** Each word must stand in the title, the address, the author or the category. */
function asked({ search = '', state, category }: ArticleQuery, now: Date): SQL {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const conditions = [
    ...words.map((word) => holdsWord(sql`a.found`, word)),
    ...(state
      ? [
          sql`(${sql.join(
            state.map((each) => isIn(each, now)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(category ? [sql`a.category = ${category}`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The same question as domain/content/article-state.ts answers for one. */
function isIn(state: ArticleState, now: Date): SQL {
  if (state === 'draft') return sql`not a.is_published`
  const at = now.toISOString()
  return state === 'scheduled'
    ? sql`(a.is_published and a.published_at > ${at})`
    : sql`(a.is_published and a.published_at <= ${at})`
}

type Choices = { categories: string[]; tags: string[]; authors: string[] }

/** Tags that were used lately are enough to choose from. */
const TAGS_OF = 500

/** Each word once: from the first of them to the next larger one, along the index of the column. */
const usedIn = (column: SQL) => sql`
  with recursive used(word) as (
    select min(${column}) from blog_posts
    union all select (select min(${column}) from blog_posts where ${column} > used.word) from used where used.word is not null
  ) select word from used`

export async function selectChoices(db: Db): Promise<Choices> {
  const list = (from: SQL) =>
    sql`(select coalesce(json_agg(word order by word), '[]'::json) from (${from}) as known(word) where word <> '')`
  const lately = sql`select tags from blog_posts order by updated_at desc, id desc limit ${TAGS_OF}`
  const { rows } = await db.execute<Choices>(sql`select
    ${list(usedIn(sql`category`))} as categories,
    ${list(sql`select distinct unnest(tags) from (${lately}) as lately`)} as tags,
    ${list(usedIn(sql`author`))} as authors`)
  return rows[0] ?? { categories: [], tags: [], authors: [] }
}

export type DeskArticleParts = {
  record: ArticleRecord
  savedBy: string | null
  oldSlugs: string[]
  preview: { token: string; expiresAt: string } | null
  versions: { version: number; title: string; content: string; savedAt: string; savedBy: string | null }[]
  history: { at: string; action: string; who: string | null }[]
}

const MOST_VERSIONS = 100
const STORY = 30

/** What the desk shows beside an article, in one statement. */
export async function selectArticleParts(
  db: Db,
  id: number,
  now: Date,
): Promise<Omit<DeskArticleParts, 'record'> | null> {
  const { rows } = await db.execute<{ parts: Omit<DeskArticleParts, 'record'> }>(sql`select json_build_object(
    'savedBy', (select u.name from users u where u.id = a.saved_by),
    'oldSlugs', (select coalesce(json_agg(s.slug order by s.left_at desc), '[]'::json) from article_slugs s where s.article_id = a.id),
    'preview', (select json_build_object('token', p.token, 'expiresAt', p.expires_at) from article_previews p
      where p.article_id = a.id and p.expires_at > ${now.toISOString()}),
    'versions', (select coalesce(json_agg(former order by former.version desc), '[]'::json) from (
      select v.version, v.words ->> 'title' as title, v.words ->> 'content' as content, v.saved_at as "savedAt", u.name as "savedBy"
      from article_versions v left join users u on u.id = v.saved_by
      where v.article_id = a.id order by v.version desc limit ${MOST_VERSIONS}) as former),
    'history', (select coalesce(json_agg(entry order by entry.id desc), '[]'::json) from (
      select e.id, e.created_at as at, e.action, u.name as who
      from audit_entries e left join users u on u.id = e.actor_id
      where e.subject = ${`article:${id}`} order by e.created_at desc limit ${STORY}) as entry)
    ) as parts from blog_posts a where a.id = ${id}`)
  return rows[0]?.parts ?? null
}
