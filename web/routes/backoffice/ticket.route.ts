import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const ticketRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/tickets/$number',
  staticData: { screen: 'web/backoffice/tickets/ticket-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/tickets/ticket-page.tsx'), 'TicketPage'),
  head: ({ match }) => deskHead(match.context, 'Ticket'),
})
