import { z } from 'zod'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { pictureSchema } from '#domain/api/catalog.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { BLOG_MAX_PER_PAGE, BLOG_PER_PAGE, BLOG_SORT_KEYS } from '#domain/content/blog-query.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featured_image: z.string(),
  /** The same picture in the sizes it was made in. */
  picture: pictureSchema,
  author: z.string(),
  author_avatar: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  read_time: z.int(),
  is_featured: z.boolean(),
  is_published: z.boolean(),
  published_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ArticleCard = z.infer<typeof articleCard>

export const article = articleCard.extend({ content: z.string() })
export type Article = z.infer<typeof article>

/** What a reader may know of an article before its day. */
export const scheduledArticle = articleCard.pick({
  id: true,
  title: true,
  excerpt: true,
  category: true,
  published_at: true,
})
export type ScheduledArticle = z.infer<typeof scheduledArticle>

const tags = ['The Design Talk']
const text = storableText(100).optional()

export const blog = {
  list: {
    summary: 'Articles; with `exclude` the related ones of an article',
    tags,
    querystring: z.object({
      search: text,
      category: text,
      tag: text,
      sort_by: z.enum(BLOG_SORT_KEYS).default('published_at'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page: wholeNumber(1, 100_000).default(1),
      per_page: wholeNumber(1, BLOG_MAX_PER_PAGE).default(BLOG_PER_PAGE),
      exclude: wholeNumber(1, LARGEST_ID).optional(),
    }),
    response: answers(pageOf(articleCard)),
  },
  featured: { summary: 'The article to begin with', tags, response: answers(successOf(article.nullable())) },
  scheduled: { summary: 'Articles that appear later', tags, response: answers(successOf(z.array(scheduledArticle))) },
  one: {
    summary: 'An article by its number',
    tags,
    params: z.object({ id: wholeNumber(1, LARGEST_ID) }),
    response: answers(successOf(article)),
  },
  bySlug: {
    summary: 'An article by its name in the address',
    tags,
    params: z.object({ slug: storableText(200) }),
    response: answers(successOf(article)),
  },
  categories: { summary: 'Categories in use', tags, response: answers(successOf(z.array(z.string()))) },
  tags: { summary: 'Tags in use', tags, response: answers(successOf(z.array(z.string()))) },
}
