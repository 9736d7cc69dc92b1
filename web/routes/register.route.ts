import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/auth/register-page.tsx')

export const registerRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/register',
  staticData: { screen: 'web/storefront/auth/register-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'RegisterPage'),
  loader: async ({ context }) => (await loadScreen()).loadSignInMethods(context),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Create your account',
      description: 'Register with your email or with Google.',
      path: '/register',
      noindex: true,
    }),
})
