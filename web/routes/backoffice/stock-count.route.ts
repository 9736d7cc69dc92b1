import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const stockCountRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/stock/count',
  staticData: { screen: 'web/backoffice/stock/count-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/stock/count-screen.tsx'), 'CountScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Count'),
})
