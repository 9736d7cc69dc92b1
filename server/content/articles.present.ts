import type { ArticleDeskRow, ArticleVersionRow, DeskArticle } from '#domain/api/article-desk.ts'
import { articleActionWords, articleNeeds } from '#domain/content/article-fields.ts'
import { articleStateOf } from '#domain/content/article-state.ts'
import { countWords } from '#domain/content/article-words.ts'
import { previewPath } from '#domain/content/desk-articles.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { presentPicture } from '#server/media/picture-sources.ts'
import type { FormerVersion } from './articles.store.ts'
import { shownHtml } from './clean-html.ts'
import type { DeskArticleParts, DeskArticleRow } from './desk-articles.store.ts'

const iso = (moment: string) => new Date(moment).toISOString()

export function presentArticleRow(row: DeskArticleRow, now: Date): ArticleDeskRow {
  const publishedAt = row.published_at === null ? null : new Date(row.published_at)
  const shown = row.picture && presentPicture(row.picture, 'scenes', row.title)
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    state: articleStateOf({ isPublished: row.is_published, publishedAt }, now),
    category: row.category,
    author: row.author,
    is_featured: row.is_featured,
    read_time: row.read_time,
    published_at: publishedAt?.toISOString() ?? null,
    picture: shown && smallestOf(shown),
    version: row.version,
    updated_at: iso(row.updated_at),
  }
}

export function presentDeskArticle({ record, ...parts }: DeskArticleParts, now: Date): DeskArticle {
  return {
    id: record.id,
    version: record.version,
    state: articleStateOf(record, now),
    title: record.title,
    slug: record.slug,
    excerpt: record.excerpt,
    content: record.content,
    featured_image: record.featuredImage,
    author: record.author,
    author_avatar: record.authorAvatar,
    category: record.category,
    tags: record.tags,
    is_featured: record.isFeatured,
    read_time: record.readTime,
    published_at: record.publishedAt?.toISOString() ?? null,
    announced_at: record.announcedAt?.toISOString() ?? null,
    saved_at: record.savedAt.toISOString(),
    saved_by: parts.savedBy,
    old_slugs: parts.oldSlugs,
    needs: articleNeeds(record),
    preview: parts.preview && { path: previewPath(parts.preview.token), expires_at: iso(parts.preview.expiresAt) },
    versions: parts.versions.map(({ version, title, content, savedAt, savedBy }) => ({
      version,
      title,
      words: countWords(content),
      saved_at: iso(savedAt),
      saved_by: savedBy,
    })),
    history: parts.history.map(({ at, action, who }) => ({ at: iso(at), what: articleActionWords(action), who })),
  }
}

type ShownVersion = ArticleVersionRow & { excerpt: string; content: string; author: string; category: string }

export function presentVersion({ version, words, savedAt, savedBy }: FormerVersion): ShownVersion {
  return {
    version,
    title: words.title,
    excerpt: words.excerpt,
    content: shownHtml(words.content),
    author: words.author,
    category: words.category,
    words: countWords(words.content),
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
  }
}
