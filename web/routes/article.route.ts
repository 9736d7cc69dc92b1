import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { ApiError } from '#web/api/api.ts'
import { articleQuery, relatedArticlesQuery } from '#web/api/content.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

const loadScreen = () => import('#web/storefront/blog/article-page.tsx')

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$slug',
  staticData: { screen: 'web/storefront/blog/article-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ArticlePage'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'ArticleNotFound'),
  loader: async ({ context: { api, queryClient }, params: { slug } }) => {
    try {
      const article = await queryClient.ensureQueryData(articleQuery(api, slug))
      const related = queryClient.prefetchQuery(relatedArticlesQuery(api, article))
      if (import.meta.env.SSR) await related
      return article
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      // The browser asks again by itself, and knows what to show when it fails there too.
      return null
    }
  },
  head: ({ match, loaderData: article }) =>
    pageHead(match.context.publicUrl, {
      title: article?.title ?? (article === null ? 'The Design Talk' : 'Article Not Found'),
      description: article?.excerpt ?? 'An article of The Design Talk.',
      path: match.pathname,
      image: article?.featured_image && `/media/scenes/${article.featured_image}`,
      type: 'article',
      noindex: !article || article.isDemo,
      extra: article
        ? [
            { property: 'article:published_time', content: article.published_at },
            { property: 'article:modified_time', content: article.updated_at },
            { property: 'article:author', content: article.author },
            { property: 'article:section', content: article.category },
          ]
        : [],
    }),
})
