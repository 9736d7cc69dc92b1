import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const returnsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/returns',
  staticData: { screen: 'web/backoffice/returns/returns-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/returns/returns-screen.tsx'), 'ReturnsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Returns'),
})
