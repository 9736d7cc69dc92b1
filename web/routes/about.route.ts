import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { picturesQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

const loadScreen = () => import('#web/storefront/company/about-page.tsx')

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  staticData: { screen: 'web/storefront/company/about-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'AboutPage'),
  loader: async ({ context: { api, queryClient } }) =>
    queryClient.prefetchQuery(picturesQuery(api, (await loadScreen()).ABOUT_FILES)),
  head: async ({ match }) => pageHead(match.context.publicUrl, (await loadScreen()).page),
})
