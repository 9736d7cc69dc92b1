import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const returnRefundPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/return-refund-policy',
  staticData: { screen: 'web/storefront/policies/return-refund-policy.tsx' },
  component: lazyRouteComponent(
    () => import('#web/storefront/policies/return-refund-policy.tsx'),
    'ReturnRefundPolicy',
  ),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Return & Refund Policy',
      description: 'How to return a piece within 7 days, what it costs, and when the refund reaches you.',
      path: '/return-refund-policy',
    }),
})
