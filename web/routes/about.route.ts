import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/company/about-page.tsx')

export const aboutRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/about',
  staticData: { screen: 'web/storefront/company/about-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'AboutPage'),
  loader: async ({ context }) => (await loadScreen()).loadAbout(context),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
