import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/blog/newsletter-page.tsx')

/** Where the links of our mails to readers lead. */
export const newsletterRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/newsletter',
  staticData: { screen: 'web/storefront/blog/newsletter-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'NewsletterPage'),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
