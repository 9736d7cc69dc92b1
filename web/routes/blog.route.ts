import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { blogQueryText, parseBlogQuery } from '#domain/content/blog-query.ts'
import { FEED_PATH } from '#domain/content/public-pages.ts'
import { articlesQuery, blogCategoriesQuery, blogTagsQuery, scheduledArticlesQuery } from '#web/api/content.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog',
  staticData: { screen: 'web/storefront/blog/blog-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/blog/blog-page.tsx'), 'BlogPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  loaderDeps: ({ search }) => ({ text: blogQueryText(parseBlogQuery(search)) }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const asked = Promise.all([
      queryClient.prefetchQuery(articlesQuery(api, deps.text)),
      queryClient.prefetchQuery(scheduledArticlesQuery(api)),
      queryClient.prefetchQuery(blogCategoriesQuery(api)),
      queryClient.prefetchQuery(blogTagsQuery(api)),
    ])
    // In the browser the page opens at once and shows what it is waiting for.
    if (import.meta.env.SSR) await asked
  },
  head: ({ match }) => {
    const query = parseBlogQuery(match.search)
    const { meta, links } = pageHead(match.context.publicUrl, {
      title: [query.category, query.tag, 'The Design Talk', query.page > 1 && `page ${query.page}`]
        .filter(Boolean)
        .join(', '),
      description:
        'Timber, rooms, light and craft: articles from the workshop on how furniture is made, chosen and kept.',
      path: `/blog${blogQueryText(query)}`,
      noindex: query.search !== '',
    })
    const feed = { rel: 'alternate', type: 'application/rss+xml', title: 'The Design Talk', href: FEED_PATH }
    return { meta, links: [...links, feed] }
  },
})
