import { redirect } from '@tanstack/react-router'
import { hasShelves, listingWords, movedListing, NO_SHELVES, type Shelves } from '#domain/catalog/listing-words.ts'
import type { ProductQuery } from '#domain/catalog/product-query.ts'
import { productQueryText } from '#domain/catalog/product-query-text.ts'
import { listingQuery } from '#web/api/catalog.ts'
import { shelvesQuery } from '#web/api/shelves.ts'
import type { ShopContext } from '#web/router.tsx'

/** In the browser the old products stay, under "Loading products...", until the new ones are there. */
export async function loadListing({ api, queryClient }: ShopContext, query: ProductQuery): Promise<Shelves> {
  const listing = queryClient.prefetchQuery(listingQuery(api, productQueryText(query)))
  // Without its name a shelf is still a listing.
  const shelves = hasShelves(query) && queryClient.ensureQueryData(shelvesQuery(api)).catch(() => NO_SHELVES)
  if (import.meta.env.SSR) await listing
  const known = (await shelves) || NO_SHELVES
  const moved = movedListing(query, known)
  if (moved) throw redirect({ href: `/products${productQueryText(moved)}`, statusCode: 301, replace: true })
  return known
}

export function listingHead({ api, queryClient }: ShopContext, query: ProductQuery, shelves: Shelves | undefined) {
  const { title, description, canonical, picture } = listingWords(query, shelves ?? NO_SHELVES)
  const path = canonical ?? `/products${productQueryText(query)}`
  const found = queryClient.getQueryData(listingQuery(api, productQueryText(query)).queryKey)
  // There is nothing to keep of a page past the end, and as many of them as there are numbers.
  const isPastTheEnd = found !== undefined && query.page > found.last_page
  return { title, description, path, image: picture?.url, noindex: canonical === null || isPastTheEnd }
}
