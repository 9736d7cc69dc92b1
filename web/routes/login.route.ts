import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signInMethodsQuery } from '#web/api/accounts.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { screen: 'web/storefront/auth/login-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/auth/login-page.tsx'), 'LoginPage'),
  loader: ({ context }) => context.queryClient.prefetchQuery(signInMethodsQuery(context.api)),
  head: ({ match }) =>
    pageHead(match.context.publicUrl, {
      title: 'Login',
      description: 'Log in to follow your orders and keep your addresses.',
      path: '/login',
      noindex: true,
    }),
})
