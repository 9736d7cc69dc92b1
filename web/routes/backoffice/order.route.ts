import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const orderRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/orders/$id',
  staticData: { screen: 'web/backoffice/orders/order-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/orders/order-page.tsx'), 'OrderPage'),
  head: ({ match }) => deskHead(match.context, 'Order'),
})
