import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/contact/contact-page.tsx')

export const contactRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/contact',
  staticData: { screen: 'web/storefront/contact/contact-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ContactPage'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
