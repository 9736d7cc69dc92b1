import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/disclaimer.tsx')

export const disclaimerRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/disclaimer',
  staticData: { screen: 'web/storefront/policies/disclaimer.tsx' },
  component: lazyRouteComponent(loadScreen, 'Disclaimer'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
