import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const searchWordsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/search-words',
  staticData: { screen: 'web/backoffice/search-words/search-words-screen.tsx' },
  component: lazyRouteComponent(
    () => import('#web/backoffice/search-words/search-words-screen.tsx'),
    'SearchWordsScreen',
  ),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Search words'),
})
