import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { membersRoute } from './members.route.ts'

export const ordersRoute = createRoute({
  getParentRoute: () => membersRoute,
  path: '/orders',
  staticData: { screen: 'web/storefront/orders/orders-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/orders/orders-page.tsx'), 'OrdersPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'My Orders',
      description: 'Your orders, their progress and their documents.',
      path: match.pathname,
      noindex: true,
    }),
})
