import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const orderConfirmationRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/order-confirmation/$orderNumber',
  staticData: { screen: 'web/storefront/orders/order-confirmation-page.tsx' },
  component: lazyRouteComponent(
    () => import('#web/storefront/orders/order-confirmation-page.tsx'),
    'OrderConfirmationPage',
  ),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Your order',
      description: 'Status, items and totals of an order.',
      path: match.pathname,
      noindex: true,
    }),
})
