import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const googleCallbackRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/auth/google/callback',
  staticData: { screen: 'web/storefront/auth/google-callback-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/google-callback-page.tsx'), 'GoogleCallbackPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Google sign-in',
      description: 'Completing the sign-in with Google.',
      path: '/auth/google/callback',
      noindex: true,
    }),
})
