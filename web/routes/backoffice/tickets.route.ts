import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const ticketsRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/tickets',
  staticData: { screen: 'web/backoffice/tickets/tickets-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/tickets/tickets-screen.tsx'), 'TicketsScreen'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  head: ({ match }) => deskHead(match.context, 'Tickets'),
})
