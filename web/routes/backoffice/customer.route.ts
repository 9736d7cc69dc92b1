import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { deskHead } from '#web/document/desk-head.ts'
import { backofficeRoute } from './backoffice.route.ts'

export const customerRoute = createRoute({
  getParentRoute: () => backofficeRoute,
  path: '/customers/$id',
  staticData: { screen: 'web/backoffice/customers/customer-page.tsx' },
  component: lazyRouteComponent(() => import('#web/backoffice/customers/customer-page.tsx'), 'CustomerPage'),
  head: ({ match }) => deskHead(match.context, 'Customer'),
})
