import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signInMethodsQuery } from '#web/api/accounts.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  staticData: { screen: 'web/storefront/auth/register-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/register-page.tsx'), 'RegisterPage'),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInMethodsQuery(context.api)),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Create your account',
      description: 'Register with your email or with Google.',
      path: '/register',
      noindex: true,
    }),
})
