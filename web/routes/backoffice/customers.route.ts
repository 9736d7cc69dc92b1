import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const customersRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/customers',
  staticData: { screen: 'web/backoffice/customers/customers-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/customers/customers-screen.tsx'), 'CustomersScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Customers'),
})
