import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const joinRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/join',
  staticData: { screen: 'web/storefront/auth/join-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/join-page.tsx'), 'JoinPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Join the shop',
      description: 'For colleagues who were invited by mail.',
      path: '/join',
      noindex: true,
    }),
})
