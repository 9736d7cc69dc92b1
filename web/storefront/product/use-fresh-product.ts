import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Product } from '#domain/api/catalog.ts'
import { productQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'

const ENOUGH_MS = 10_000

/**
 * Stock above five may be older than it looks: a kept page is not dropped for it. Whoever reaches for the stepper or the button
 * asks the shop, and the whole screen goes by the answer. Where none comes, what the page knew has to do: the order is checked anyway.
 */
export function useFreshProduct(product: Product): () => Promise<Product> {
  const api = useApi()
  const queries = useQueryClient()
  const { productId } = useParams({ from: '/storefront/product/$productId' })
  return async () => {
    const query = productQuery(api, productId)
    try {
      const fresh = await queries.fetchQuery({
        ...query,
        queryKey: [...query.queryKey, 'fresh'],
        staleTime: ENOUGH_MS,
      })
      queries.setQueryData(query.queryKey, fresh)
      return fresh
    } catch {
      return product
    }
  }
}
