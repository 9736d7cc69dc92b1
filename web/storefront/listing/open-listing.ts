import { parseProductQuery, productQueryText } from '#domain/catalog/product-query-text.ts'
import type { SearchParams } from '#domain/catalog/search-params.ts'
import { listingQuery } from '#web/api/catalog.ts'
import type { ShopContext } from '#web/router.tsx'

/** In the browser the old products stay, under "Loading products...", until the new ones are there. */
export async function loadListing({ api, queryClient }: ShopContext, search: SearchParams): Promise<void> {
  const listing = queryClient.prefetchQuery(listingQuery(api, productQueryText(parseProductQuery(search))))
  if (import.meta.env.SSR) await listing
}

export function listingHead(search: SearchParams) {
  const query = parseProductQuery(search)
  const isPlain = productQueryText({ ...query, page: 1 }) === ''
  const words = query.search ? `Search: ${query.search}` : 'All Products'
  return {
    title: query.page > 1 ? `${words}, page ${query.page}` : words,
    description:
      'Every sofa, chair, table, bed, lamp and rug that we make, with prices in rupees, sizes and what is in stock.',
    path: `/products${productQueryText(query)}`,
    noindex: Boolean(query.search) && !isPlain,
  }
}
