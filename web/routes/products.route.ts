import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseProductQuery, productQueryText } from '#domain/catalog/product-query-text.ts'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { listingQuery } from '#web/api/catalog.ts'
import { pageHead } from '#web/document/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  staticData: { screen: 'web/storefront/listing/listing-page.tsx' },
  component: lazyRouteComponent(() => import('#web/storefront/listing/listing-page.tsx'), 'ListingPage'),
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  loaderDeps: ({ search }) => ({ text: productQueryText(parseProductQuery(search)) }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const listing = queryClient.prefetchQuery(listingQuery(api, deps.text))
    // In the browser the old products stay, under "Loading products...", until the new ones are there.
    if (typeof document === 'undefined') await listing
  },
  head: ({ match }) => {
    const query = parseProductQuery(match.search)
    const isPlain = productQueryText({ ...query, page: 1 }) === ''
    const words = query.search ? `Search: ${query.search}` : 'All Products'
    return pageHead(match.context.publicUrl, {
      title: query.page > 1 ? `${words}, page ${query.page}` : words,
      description:
        'Every sofa, chair, table, bed, lamp and rug that we make, with prices in rupees, sizes and what is in stock.',
      path: `/products${productQueryText(query)}`,
      noindex: Boolean(query.search) && !isPlain,
    })
  },
})
