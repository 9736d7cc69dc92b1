import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskArticlesRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/articles',
  staticData: { screen: 'web/backoffice/articles/articles-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/articles/articles-screen.tsx'), 'ArticlesScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Articles'),
})
