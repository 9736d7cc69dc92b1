import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ComingTopic } from '#domain/content/coming-soon.ts'
import type { ArticleFields } from '#domain/content/article-fields.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'
import { blogPosts } from './content.ts'

export type ArticleWords = Omit<ArticleFields, 'slug'>

/** What stood in an article before it was saved; a trigger writes it (migration article_desk). */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    words: jsonb('words').$type<ArticleWords>().notNull(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.version] })],
)

/** Addresses that articles have left; each leads to the article wherever it stands now. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    leftAt: moment('left_at').notNull().defaultNow(),
  },
  (t) => [index('article_slugs_article').on(t.articleId)],
)

/** The secret link of an article, for who is to read it before it is out. */
export const articlePreviews = pgTable('article_previews', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
})

/** One row, once somebody has written something. */
export const comingSoon = pgTable(
  'coming_soon',
  {
    id: integer('id').primaryKey().default(1),
    lead: text('lead').notNull(),
    topics: jsonb('topics').$type<readonly ComingTopic[]>().notNull(),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('coming_soon_is_one', sql`${t.id} = 1`),
    check('coming_soon_topics_is_list', sql`jsonb_typeof(${t.topics}) = 'array'`),
  ],
)
