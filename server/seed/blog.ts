import { SAMPLE_ARTICLE } from '#domain/content/sample-article.ts'
import { SAMPLE_ARTICLES } from '#domain/content/sample-articles.ts'
import { CARING_FOR_CANE } from './blog/caring-for-cane.ts'
import { DINING_TABLE } from './blog/dining-table.ts'
import { LIGHT_FOR_A_HILL_HOME } from './blog/light-for-a-hill-home.ts'
import { LIVING_SMALL } from './blog/living-small.ts'
import { SAL_OR_TEAK } from './blog/sal-or-teak.ts'
import { LESSONS_FROM_HOTEL_ROOMS } from './blog/scheduled-hotel-rooms.ts'
import { CHOOSING_LINEN } from './blog/scheduled-linen.ts'
import { daysAfter, daysBefore } from './days.ts'

export type SeedArticle = {
  slug: string
  title: string
  excerpt: string
  content: string
  featuredImage: string
  author: string
  authorAvatar: string
  category: string
  tags: string[]
  readTime: number
  isFeatured: boolean
  publishedAt: Date
}

const BODIES: Readonly<Record<string, string>> = {
  [SAMPLE_ARTICLE.slug]: SAMPLE_ARTICLE.content,
  'sal-or-teak-choosing-the-timber': SAL_OR_TEAK,
  'living-small-with-large-furniture': LIVING_SMALL,
  'buying-a-dining-table-for-a-family': DINING_TABLE,
  'caring-for-cane-through-a-wet-year': CARING_FOR_CANE,
  'light-for-a-hill-home': LIGHT_FOR_A_HILL_HOME,
}

const NEWEST_DAYS_AGO = 12

/** The articles keep the rhythm of their own dates, with the newest always twelve days old: a demo never looks abandoned. */
export function publishedArticles(now: Date): SeedArticle[] {
  const newest = Math.max(...SAMPLE_ARTICLES.map((article) => Date.parse(article.published_at)))
  const shift = daysBefore(now, NEWEST_DAYS_AGO).getTime() - newest
  return SAMPLE_ARTICLES.map((article) => ({
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    content: bodyOf(article.slug),
    featuredImage: article.featured_image,
    author: article.author,
    authorAvatar: article.author_avatar,
    category: article.category,
    tags: [...article.tags],
    readTime: article.read_time,
    isFeatured: article.is_featured,
    publishedAt: new Date(Date.parse(article.published_at) + shift),
  }))
}

/** Written and waiting: they stand under "Coming Soon" until their day. */
export function scheduledArticles(now: Date): SeedArticle[] {
  return [
    {
      slug: 'choosing-linen-for-a-sofa',
      title: 'Eleven kinds of plain: choosing linen for a sofa',
      excerpt:
        'Weight before colour, and never by lamplight. How to read a swatch, and why it belongs on your floor for three days.',
      content: CHOOSING_LINEN,
      featuredImage: 'blog-choosing-linen.webp',
      author: 'Pema Lhamo',
      authorAvatar: '',
      category: 'Materials',
      tags: ['linen', 'sofas', 'buying guide'],
      readTime: 2,
      isFeatured: false,
      publishedAt: daysAfter(now, 21),
    },
    {
      slug: 'what-hotel-rooms-taught-us-about-bedrooms',
      title: 'What hotel rooms taught us about bedrooms',
      excerpt:
        'Two hundred strangers a year, and none of them reads the instructions. Five lessons worth carrying home.',
      content: LESSONS_FROM_HOTEL_ROOMS,
      featuredImage: 'blog-hotel-rooms.webp',
      author: 'Mitali Sarkar',
      authorAvatar: '',
      category: 'Rooms',
      tags: ['bedroom', 'hospitality', 'layout'],
      readTime: 2,
      isFeatured: false,
      publishedAt: daysAfter(now, 49),
    },
  ]
}

function bodyOf(slug: string): string {
  const body = BODIES[slug]
  if (!body) throw new Error(`The article ${slug} has no body`)
  return body
}
