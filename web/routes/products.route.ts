import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseProductQuery } from '#domain/catalog/product-query-text.ts'
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
  // The address is read here, once: loader, head and screen take the listing that it means.
  loaderDeps: ({ search }) => parseProductQuery(search),
  loader: async ({ context, deps }) => (await loadScreen()).loadListing(context, deps),
  head: async ({ match, loaderData }) =>
    pageHead(match.context, (await loadScreen()).listingHead(match.context, match.loaderDeps, loaderData)),
})
