import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/blog/blog-page.tsx')

export const blogRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/blog',
  staticData: { screen: 'web/storefront/blog/blog-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'BlogPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await loadScreen()).loadBlog(context, deps),
  head: async ({ match }) => (await loadScreen()).blogHead(match.context, match.search),
})
