import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/cancellation-policy.tsx')

export const cancellationPolicyRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/cancellation-policy',
  staticData: { screen: 'web/storefront/policies/cancellation-policy.tsx' },
  component: lazyRouteComponent(loadScreen, 'CancellationPolicy'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
