import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Product } from '#domain/api/catalog.ts'
import { productQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'

const ENOUGH_MS = 10_000
/** On a slow line nobody waits longer for the press to count. */
const PATIENCE_MS = 1500

/**
 * Stock above five may be older than it looks: a kept page is not dropped for it. Whoever reaches for the stepper or the button
 * asks the shop, and the whole screen goes by the answer. Where none comes, what the page knew has to do: the order is checked anyway.
 * A preview has no page in the shop to ask for.
 */
export function useFreshProduct(product: Product): () => Promise<Product> {
  const api = useApi()
  const queries = useQueryClient()
  const { productId } = useParams({ strict: false })
  const ask = async (key: string) => {
    const query = productQuery(api, key)
    const fresh = await queries.fetchQuery({
      ...query,
      queryKey: [...query.queryKey, 'fresh'],
      staleTime: ENOUGH_MS,
    })
    queries.setQueryData(query.queryKey, fresh)
    return fresh
  }
  return () =>
    productId === undefined
      ? Promise.resolve(product)
      : Promise.race([ask(productId).catch(() => product), known(product)])
}

const known = (product: Product) => new Promise<Product>((resolve) => setTimeout(resolve, PATIENCE_MS, product))
