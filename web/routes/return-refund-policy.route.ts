import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/return-refund-policy.tsx')

export const returnRefundPolicyRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/return-refund-policy',
  staticData: { screen: 'web/storefront/policies/return-refund-policy.tsx' },
  component: lazyRouteComponent(loadScreen, 'ReturnRefundPolicy'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
