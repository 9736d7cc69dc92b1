import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deliveryRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/delivery',
  staticData: { screen: 'web/backoffice/delivery/round-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/delivery/round-screen.tsx'), 'RoundScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Delivery round'),
})
