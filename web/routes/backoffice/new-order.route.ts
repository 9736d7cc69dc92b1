import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const newOrderRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/orders/new',
  staticData: { screen: 'web/backoffice/new-order/new-order-screen.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/new-order/new-order-screen.tsx'), 'NewOrderScreen'),
  head: ({ match }) => deskHead(match.context, 'New order'),
})
