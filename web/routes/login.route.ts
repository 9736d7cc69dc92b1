import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/auth/login-page.tsx')

export const loginRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/login',
  staticData: { screen: 'web/storefront/auth/login-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'LoginPage'),
  loader: async ({ context }) => (await loadScreen()).loadSignInMethods(context),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Login',
      description: 'Log in to follow your orders and keep your addresses.',
      path: '/login',
      noindex: true,
    }),
})
