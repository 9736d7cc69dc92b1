import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '#web/api/api.ts'
import { articleQuery, relatedArticlesQuery, type ShownPost } from '#web/api/content.ts'
import type { ShopContext } from '#web/router.tsx'

export async function loadArticle({ api, queryClient }: ShopContext, slug: string): Promise<ShownPost | null> {
  try {
    const article = await queryClient.ensureQueryData(articleQuery(api, slug))
    // An address that the article has left leads on to its present one.
    if (article.slug !== slug && !article.isDemo)
      throw redirect({ to: '/blog/$slug', params: { slug: article.slug }, statusCode: 301, replace: true })
    const related = queryClient.prefetchQuery(relatedArticlesQuery(api, article))
    if (import.meta.env.SSR) await related
    return article
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    if (!(error instanceof ApiError)) throw error
    // The browser asks again by itself, and knows what to show when it fails there too.
    return null
  }
}

/** For search engines and shared links. Undefined: there is no such article; null: it could not be had just now. */
export const articleHead = (path: string, article: ShownPost | null | undefined) => ({
  path,
  title: article?.title ?? (article === null ? 'The Design Talk' : 'Article Not Found'),
  description: article?.excerpt ?? 'An article of The Design Talk.',
  image: article?.featured_image && `/media/scenes/${article.featured_image}`,
  type: 'article' as const,
  noindex: !article || article.isDemo,
  extra: article
    ? [
        { property: 'article:published_time', content: article.published_at },
        { property: 'article:modified_time', content: article.updated_at },
        { property: 'article:author', content: article.author },
        { property: 'article:section', content: article.category },
      ]
    : [],
})
