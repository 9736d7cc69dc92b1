import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const shippingPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shipping-policy',
  staticData: { screen: 'web/storefront/policies/shipping-policy.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/policies/shipping-policy.tsx'), 'ShippingPolicy'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Shipping Policy',
      description: 'Delivery area, times and charges of Saalghar in Siliguri and the districts around it.',
      path: '/shipping-policy',
    }),
})
