import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const stockMovesRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/stock/moves',
  staticData: { screen: 'web/backoffice/stock/moves-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/stock/moves-screen.tsx'), 'MovesScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Stock moves'),
})
