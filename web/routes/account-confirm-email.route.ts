import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

export const accountConfirmEmailRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/account/confirm-email',
  staticData: { screen: 'web/storefront/auth/confirm-email-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Confirm your email',
      description: 'Confirm the email of your account.',
      path: '/account/confirm-email',
      noindex: true,
    }),
})
