import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { changeFilters, clearFilters, type ProductFilters, type ProductQuery } from '#domain/catalog/product-query.ts'
import { parseProductQuery, productQueryText } from '#domain/catalog/product-query-text.ts'
import { listingQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'

export type Listing = ReturnType<typeof useListing>

/** The address is the state: filters, order and page are read from it, and every change is a new address. */
export function useListing() {
  const api = useApi()
  const router = useRouter()
  const query = parseProductQuery(useSearch({ from: '/storefront/products' }))
  const result = useQuery({ ...listingQuery(api, productQueryText(query)), placeholderData: keepPreviousData })
  const hrefFor = (next: ProductQuery) => `/products${productQueryText(next)}`
  const open = (next: ProductQuery) => void router.navigate({ href: hrefFor(next), resetScroll: false })
  return {
    query,
    result,
    hrefWith: (change: ProductFilters) => hrefFor(changeFilters(query, change)),
    hrefOfPage: (page: number) => hrefFor({ ...query, page }),
    change: (change: ProductFilters) => open(changeFilters(query, change)),
    clear: () => open(clearFilters(query)),
  }
}
