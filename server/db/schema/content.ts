import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, identity, moment } from './columns.ts'

export const projects = pgTable('projects', {
  id: identity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  shortDescription: text('short_description').notNull().default(''),
  description: text('description').notNull().default(''),
  mainImage: text('main_image').notNull().default(''),
  images: text('images')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  location: text('location').notNull().default(''),
  type: text('type').notNull(),
  style: text('style').notNull(),
  client: text('client').notNull().default(''),
  completionDate: text('completion_date').notNull().default(''),
  isFeatured: boolean('is_featured').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Among the featured ones of the home page. */
  position: integer('position').notNull().default(0),
  /** Counted by the database. */
  version: integer('version').notNull().default(1),
  /** What the desk looks through. */
  found: text('found')
    .notNull()
    .generatedAlwaysAs(sql`lower(name || ' ' || slug || ' ' || location || ' ' || client)`),
})

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: identity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** Sanitised when written, and again when shown. */
    content: text('content').notNull().default(''),
    featuredImage: text('featured_image').notNull().default(''),
    author: text('author').notNull(),
    authorAvatar: text('author_avatar').notNull().default(''),
    category: text('category').notNull(),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    readTime: integer('read_time').notNull().default(1),
    isFeatured: boolean('is_featured').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(false),
    /** In the future: scheduled, shown under "Coming Soon" until then. */
    publishedAt: moment('published_at'),
    /** When readers were told of it. */
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Counted by the database. */
    version: integer('version').notNull().default(1),
    /** Of what is written in it; publishing is no writing. */
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** What the desk looks through. */
    found: text('found')
      .notNull()
      .generatedAlwaysAs(sql`lower(title || ' ' || slug || ' ' || author || ' ' || category)`),
  },
  (t) => [
    check('blog_posts_published_has_moment', sql`not ${t.isPublished} or ${t.publishedAt} is not null`),
    index('blog_posts_published')
      .on(t.publishedAt.desc())
      .where(sql`${t.isPublished}`),
  ],
)

/** Readers who asked to be told of new articles; nobody is written to before they confirm by mail. */
export const newsletterReaders = pgTable('newsletter_readers', {
  id: identity(),
  email: text('email').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Of the token in the mail that asks to confirm. */
  confirmHash: bytes('confirm_hash'),
  confirmUntil: moment('confirm_until'),
  confirmedAt: moment('confirmed_at'),
  /** Stands in every mail to the reader: whoever has it may end the mails, and nothing else. */
  leaveToken: text('leave_token').notNull().unique(),
  leftAt: moment('left_at'),
})
