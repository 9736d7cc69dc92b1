import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/forgot-password',
  staticData: { screen: 'web/storefront/auth/forgot-password-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Forgot your password?',
      description: 'Ask for a link to set a new password.',
      path: '/forgot-password',
      noindex: true,
    }),
})
