import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

const loadScreen = () => import('#web/storefront/policies/return-refund-policy.tsx')

export const returnRefundPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/return-refund-policy',
  staticData: { screen: 'web/storefront/policies/return-refund-policy.tsx' },
  component: lazyRouteComponent(loadScreen, 'ReturnRefundPolicy'),
  head: async ({ match }) => pageHead(match.context.publicUrl, (await loadScreen()).page),
})
