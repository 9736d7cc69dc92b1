import type { Article, ArticleCard, ScheduledArticle } from '#domain/api/content.ts'
import type { ArticleRow, listScheduled } from './blog.store.ts'
import { cleanHtml } from './clean-html.ts'

export function presentCard(row: Omit<ArticleRow, 'content'>): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featured_image: row.featuredImage,
    author: row.author,
    author_avatar: row.authorAvatar,
    category: row.category,
    tags: row.tags,
    read_time: row.readTime,
    is_featured: row.isFeatured,
    is_published: row.isPublished,
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentArticle(row: ArticleRow): Article {
  return { ...presentCard(row), content: cleanHtml(row.content) }
}

type ScheduledRow = Awaited<ReturnType<typeof listScheduled>>[number]

export function presentScheduled({ title, excerpt, category, publishedAt }: ScheduledRow): ScheduledArticle {
  return { title, excerpt, category, published_at: publishedAt?.toISOString() ?? '' }
}
