import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/site-map/site-map-page.tsx')

export const siteMapRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/sitemap',
  staticData: { screen: 'web/storefront/site-map/site-map-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'SiteMapPage'),
  loader: async ({ context }) => (await loadScreen()).loadSiteMap(context),
  head: async ({ match }) => pageHead(match.context, (await loadScreen()).page),
})
