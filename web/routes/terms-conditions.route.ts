import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/terms-conditions.tsx')

export const termsConditionsRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/terms-conditions',
  staticData: { screen: 'web/storefront/policies/terms-conditions.tsx' },
  component: lazyRouteComponent(loadScreen, 'TermsConditions'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
