import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLoaderDeps, useRouter } from '@tanstack/react-router'
import { changeFilters, clearFilters, type ProductFilters, type ProductQuery } from '#domain/catalog/product-query.ts'
import { parseProductQuery, productQueryText } from '#domain/catalog/product-query-text.ts'
import { listingQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'

export type Listing = ReturnType<typeof useListing>

/** The address is the state: filters, order and page are read from it, and every change is a new address. */
export function useListing() {
  const api = useApi()
  const router = useRouter()
  const query = useLoaderDeps({ from: '/storefront/products' })
  const result = useQuery({ ...listingQuery(api, productQueryText(query)), placeholderData: keepPreviousData })
  const hrefFor = (next: ProductQuery) => `/products${productQueryText(next)}`
  const open = (next: ProductQuery) => void router.navigate({ href: hrefFor(next), resetScroll: false })
  // Two quick ticks: the second is made on the address that the first has just opened, although its products are not there yet.
  const latest = () => parseProductQuery(router.state.location.search)
  return {
    query,
    result,
    hrefWith: (change: ProductFilters) => hrefFor(changeFilters(query, change)),
    hrefOfPage: (page: number) => hrefFor({ ...query, page }),
    change: (change: (query: ProductQuery) => ProductFilters) => {
      const before = latest()
      open(changeFilters(before, change(before)))
    },
    clear: () => open(clearFilters(latest())),
  }
}
