import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const resetPasswordRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/reset-password',
  staticData: { screen: 'web/storefront/auth/reset-password-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Set a new password',
      description: 'Set a new password with the link from your mail.',
      path: '/reset-password',
      noindex: true,
    }),
})
