import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const cancellationPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cancellation-policy',
  staticData: { screen: 'web/storefront/policies/cancellation-policy.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/policies/cancellation-policy.tsx'), 'CancellationPolicy'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Cancellation Policy',
      description: 'Cancel free within 2 hours; what a later cancellation costs, and when the money comes back.',
      path: '/cancellation-policy',
    }),
})
