import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const disclaimerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/disclaimer',
  staticData: { screen: 'web/storefront/policies/disclaimer.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/policies/disclaimer.tsx'), 'Disclaimer'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Disclaimer',
      description: 'What the information on this site can promise, and the law that governs it.',
      path: '/disclaimer',
    }),
})
