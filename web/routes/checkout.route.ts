import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { membersRoute } from './members.route.ts'

export const checkoutRoute = createRoute({
  getParentRoute: () => membersRoute,
  path: '/checkout',
  staticData: { screen: 'web/storefront/checkout/checkout-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/checkout/checkout-page.tsx'), 'CheckoutPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Checkout',
      description: 'Addresses, summary and payment.',
      path: '/checkout',
      noindex: true,
    }),
})
