import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const googleCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/google/callback',
  staticData: { screen: 'web/storefront/auth/google-callback-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/google-callback-page.tsx'), 'GoogleCallbackPage'),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Google sign-in',
      description: 'Completing the sign-in with Google.',
      path: '/auth/google/callback',
      noindex: true,
    }),
})
