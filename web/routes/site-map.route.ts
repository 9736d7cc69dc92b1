import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { roomsQuery } from '#web/api/catalog.ts'
import { articlesQuery } from '#web/api/content.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const siteMapRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sitemap',
  staticData: { screen: 'web/storefront/site-map/site-map-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/site-map/site-map-page.tsx'), 'SiteMapPage'),
  loader: async ({ context: { api, queryClient } }) => {
    const asked = [queryClient.prefetchQuery(roomsQuery(api)), queryClient.prefetchQuery(articlesQuery(api, ''))]
    if (import.meta.env.SSR) await Promise.all(asked)
  },
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Site Map',
      description: 'Every page of the shop in eight groups, with a search that filters as you type.',
      path: '/sitemap',
    }),
})
