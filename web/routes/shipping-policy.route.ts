import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/shipping-policy.tsx')

export const shippingPolicyRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/shipping-policy',
  staticData: { screen: 'web/storefront/policies/shipping-policy.tsx' },
  component: lazyRouteComponent(loadScreen, 'ShippingPolicy'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
