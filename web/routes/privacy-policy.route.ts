import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/policies/privacy-policy.tsx')

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/privacy-policy',
  staticData: { screen: 'web/storefront/policies/privacy-policy.tsx' },
  component: lazyRouteComponent(loadScreen, 'PrivacyPolicy'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
