import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const trySearchRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/search-words/try',
  staticData: { screen: 'web/backoffice/search-words/try-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/search-words/try-screen.tsx'), 'TryScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Try a search'),
})
