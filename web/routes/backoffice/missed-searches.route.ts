import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const missedSearchesRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/search-words/missed',
  staticData: { screen: 'web/backoffice/search-words/missed-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/search-words/missed-screen.tsx'), 'MissedScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Searched and not found'),
})
