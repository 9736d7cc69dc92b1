import type { Article, ArticleCard, ScheduledArticle } from '#domain/api/content.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { ArticleCardRow, ArticleRow, ScheduledRow } from './blog.store.ts'
import { shownHtml } from './clean-html.ts'

export function presentCard(row: ArticleCardRow): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featured_image: row.featuredImage,
    picture: presentPicture({ ...row.picture, file: row.featuredImage }, 'scenes', row.title),
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
  return { ...presentCard(row), content: shownHtml(row.content) }
}

export function presentScheduled({ id, title, excerpt, category, publishedAt }: ScheduledRow): ScheduledArticle {
  return { id, title, excerpt, category, published_at: publishedAt?.toISOString() ?? '' }
}
