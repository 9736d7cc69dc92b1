import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const deskOrdersRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/orders',
  staticData: { screen: 'web/backoffice/orders/orders-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/orders/orders-screen.tsx'), 'OrdersScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Orders'),
})
