import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { pageHead } from '#web/document/page-head.ts'
import { storefrontRoute } from './storefront.route.tsx'

const loadScreen = () => import('#web/storefront/listing/listing-page.tsx')

export const productsRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/products',
  staticData: { screen: 'web/storefront/listing/listing-page.tsx' },
  component: lazyRouteComponent(loadScreen, 'ListingPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await loadScreen()).loadListing(context, deps),
  head: async ({ match }) => pageHead(match.context.publicUrl, (await loadScreen()).listingHead(match.search)),
})
