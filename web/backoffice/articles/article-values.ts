import { z } from 'zod'
import { articleBody, type ArticleInput, type DeskArticle } from '#domain/api/article-desk.ts'

/** What stands in the fields, under the names of the API. */
export type ArticleValues = {
  title: string
  slug: string
  excerpt: string
  content: string
  featured_image: string
  author: string
  author_avatar: string
  category: string
  tags: string
  is_featured: boolean
  take_over_slug: boolean
  version: number
}

export const newArticle = (author: string): ArticleValues => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  featured_image: '',
  author,
  author_avatar: '',
  category: '',
  tags: '',
  is_featured: false,
  take_over_slug: false,
  version: 1,
})

const AVATARS = '/media/scenes/'

export const valuesOf = (article: DeskArticle): ArticleValues => ({
  title: article.title,
  slug: article.slug,
  excerpt: article.excerpt,
  content: article.content,
  featured_image: article.featured_image,
  author: article.author,
  author_avatar: article.author_avatar.replace(AVATARS, ''),
  category: article.category,
  tags: article.tags.join(', '),
  is_featured: article.is_featured,
  take_over_slug: false,
  version: article.version,
})

function bodyOf(values: ArticleValues): ArticleInput {
  const avatar = values.author_avatar
  return {
    ...values,
    author_avatar: avatar === '' || avatar.includes('/') ? avatar : `${AVATARS}${avatar}`,
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  }
}

/** The form is checked by the schema of the API itself. */
export const articleForm = z
  .custom<ArticleValues>(() => true)
  .transform(bodyOf)
  .pipe(articleBody)
