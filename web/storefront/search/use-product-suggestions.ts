import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import type { ProductCard } from '#domain/api/catalog.ts'
import { SUGGESTION_DELAY_MS, SUGGESTION_MIN_CHARACTERS } from '#domain/catalog/product-query.ts'
import { suggestionsQuery } from '#web/api/suggestions.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'

type ProductSuggestions = { products: readonly ProductCard[]; status: string | null }

export const canSuggest = (text: string) => text.length >= SUGGESTION_MIN_CHARACTERS

/** From two characters on, once nobody has typed for 300 ms; nothing before somebody is at the box. */
export function useProductSuggestions(text: string, isAwake: boolean): ProductSuggestions {
  const api = useApi()
  const settled = useDebounced(text, SUGGESTION_DELAY_MS)
  const { data, isLoadingError } = useQuery({
    ...suggestionsQuery(api, settled),
    enabled: isAwake && canSuggest(settled),
  })
  if (isLoadingError || !isAwake || !canSuggest(text)) return { products: [], status: null }
  if (!data || settled !== text) return { products: [], status: 'Loading suggestions...' }
  return { products: data, status: data.length === 0 ? 'No products found' : null }
}
