import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { lostPageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** Any other path: the 404 page, in the shop's frame. */
export const lostRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '$',
  staticData: { screen: 'web/storefront/shell/not-found-page.tsx', status: 404 },
  component: lazyRouteComponent(() => import('#web/storefront/shell/not-found-page.tsx'), 'NotFoundPage'),
  head: ({ match }) => lostPageHead(match.context, 'Page not found'),
})
