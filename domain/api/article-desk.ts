import { z } from 'zod'
import { article } from '#domain/api/content.ts'
import { listQuery, pathId, seenVersion, someOf } from '#domain/api/desk-list-query.ts'
import { answers, openPageOf, successOf } from '#domain/api/envelope.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { isSlug, LONGEST_SLUG } from '#domain/catalog/slug.ts'
import { ARTICLE_NEEDS } from '#domain/content/article-fields.ts'
import { ARTICLE_STATES } from '#domain/content/article-state.ts'
import { ARTICLE_SORTS, PREVIEW_DAYS } from '#domain/content/desk-articles.ts'

const tags = ['Back office']
const line = (max: number) => storableText(max).pipe(z.string().trim())
const SLUG_TEXT = 'Small letters, figures and single hyphens: caring-for-cane'
const LONGEST_TEXT = 200_000

const articleQuery = z.object({
  ...listQuery,
  state: someOf(ARTICLE_STATES).optional(),
  category: storableText(100).optional(),
  sort: z.enum(ARTICLE_SORTS).default('-changed'),
})
export type ArticleQuery = z.infer<typeof articleQuery>

const words = {
  title: line(160).pipe(z.string().min(1, 'Type a title')),
  /** Empty: made from the title, or left as it is. */
  slug: line(LONGEST_SLUG).refine((text) => text === '' || isSlug(text), SLUG_TEXT),
  excerpt: line(400),
  content: storableText(LONGEST_TEXT),
  featured_image: line(200).refine((name) => /^[\w.-]*$/.test(name), 'Choose a picture of the shop'),
  author: line(80),
  author_avatar: line(300).refine(
    (path) => /^(?:\/media\/scenes\/[\w.-]+)?$/.test(path),
    'Choose a picture of the shop',
  ),
  category: line(60),
  tags: z
    .array(line(40).pipe(z.string().min(1)))
    .max(12, 'At most 12 tags')
    .transform((all) => [...new Set(all)]),
  is_featured: z.boolean(),
  take_over_slug: z.boolean().optional(),
}
export const articleBody = z.object({ ...words, version: seenVersion })
export type ArticleBody = z.infer<typeof articleBody>
export type ArticleInput = z.input<typeof articleBody>

const state = z.enum(ARTICLE_STATES)
const articleRow = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  state,
  category: z.string(),
  author: z.string(),
  is_featured: z.boolean(),
  read_time: z.int(),
  published_at: z.string().nullable(),
  picture: z.string().nullable(),
  version: z.int(),
  updated_at: z.string(),
})
export type ArticleDeskRow = z.infer<typeof articleRow>

const versionRow = z.object({
  version: z.int(),
  title: z.string(),
  words: z.int(),
  saved_at: z.string(),
  saved_by: z.string().nullable(),
})
export type ArticleVersionRow = z.infer<typeof versionRow>

const deskArticle = z.object({
  id: z.int(),
  version: z.int(),
  state,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featured_image: z.string(),
  author: z.string(),
  author_avatar: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  is_featured: z.boolean(),
  read_time: z.int(),
  published_at: z.string().nullable(),
  /** When readers of the newsletter were told. */
  announced_at: z.string().nullable(),
  saved_at: z.string(),
  saved_by: z.string().nullable(),
  old_slugs: z.array(z.string()),
  needs: z.array(z.enum(ARTICLE_NEEDS)),
  preview: z.object({ path: z.string(), expires_at: z.string() }).nullable(),
  /** Former ones, the newest first. */
  versions: z.array(versionRow),
  history: z.array(z.object({ at: z.string(), what: z.string(), who: z.string().nullable() })),
})
export type DeskArticle = z.infer<typeof deskArticle>

const one = answers(successOf(deskArticle))
const versionParams = pathId.extend({ version: z.coerce.number('Unknown').int('Unknown').min(1).max(1_000_000) })
const seen = z.object({ version: seenVersion })
const MOMENT_TEXT = 'Choose a day and a time'

export const scheduleBody = z.object({ version: seenVersion, at: z.iso.datetime({ offset: true, error: MOMENT_TEXT }) })

export const articleDesk = {
  list: {
    summary: 'Articles, drafts too, searched, filtered and in pages',
    tags,
    querystring: articleQuery,
    response: answers(openPageOf(articleRow)),
  },
  choices: {
    summary: 'Categories, tags and authors in use, drafts too',
    tags,
    response: answers(
      successOf(z.object({ categories: z.array(z.string()), tags: z.array(z.string()), authors: z.array(z.string()) })),
    ),
  },
  one: { summary: 'One article with everything that the desk edits', tags, params: pathId, response: one },
  preview: {
    summary: 'An article as a reader would see it, also a draft',
    tags,
    params: pathId,
    response: answers(successOf(article)),
  },
  create: { summary: 'A new article, as a draft', tags, body: z.object(words), response: one },
  save: {
    summary: 'Change an article; what stood there is kept',
    tags,
    params: pathId,
    body: articleBody,
    response: one,
  },
  publish: { summary: 'Show an article from now on', tags, params: pathId, body: seen, response: one },
  schedule: { summary: 'Show an article from a moment on', tags, params: pathId, body: scheduleBody, response: one },
  unpublish: { summary: 'Take an article back to the drafts', tags, params: pathId, body: seen, response: one },
  remove: {
    summary: 'Delete a draft that was never out',
    tags,
    params: pathId,
    body: seen,
    response: answers(successOf(z.null())),
  },
  version: {
    summary: 'A former version as a reader would see it',
    tags,
    params: versionParams,
    response: answers(
      successOf(
        versionRow.extend({ excerpt: z.string(), content: z.string(), author: z.string(), category: z.string() }),
      ),
    ),
  },
  restore: {
    summary: 'Bring back a former version, as a new one',
    tags,
    params: versionParams,
    body: seen,
    response: one,
  },
  makeLink: {
    summary: 'A secret link to an article, in the place of the one before',
    tags,
    params: pathId,
    body: z.object({
      days: z.int().refine((days) => PREVIEW_DAYS.some((each) => each === days), 'Choose how long'),
    }),
    response: one,
  },
  endLink: { summary: 'End the secret link to an article', tags, params: pathId, response: one },
}

/** For who has the link: no login, no robot. */
export const articlePreview = {
  read: {
    summary: 'An article by its secret link',
    tags: ['The Design Talk'],
    params: z.object({ token: storableText(100) }),
    response: answers(successOf(article)),
  },
}
