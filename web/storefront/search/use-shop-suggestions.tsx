import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/api/use-api.ts'
import { fittingShelves } from '#domain/catalog/fitting-shelves.ts'
import { NO_SHELVES } from '#domain/catalog/listing-words.ts'
import { productPath } from '#domain/catalog/product-address.ts'
import { variantOfSku } from '#domain/catalog/search/variant-of-sku.ts'
import { fittingSearches } from '#domain/catalog/past-searches.ts'
import { shelvesQuery } from '#web/api/shelves.ts'
import type { ComboboxOption } from '#web/ui/form/combobox.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { usePastSearches } from './past-searches.ts'
import { SuggestedProduct } from './suggested-product.tsx'
import { canSuggest, useProductSuggestions } from './use-product-suggestions.ts'

const History = drawnIcon('history')

/** Where a suggestion leads. */
export type ShopOption = ComboboxOption & { href: string }

const MOST_PAST_WHILE_TYPING = 2

export const searchHref = (search: string) => `/products?search=${encodeURIComponent(search)}`

/** Products, categories, rooms, and what was looked for before; before anything is typed the last alone. */
export function useShopSuggestions(text: string, isAwake: boolean) {
  const api = useApi()
  const isTyped = canSuggest(text)
  const { data: shelves = NO_SHELVES } = useQuery({ ...shelvesQuery(api), enabled: isAwake })
  const { products, status } = useProductSuggestions(text, isAwake)
  const past = fittingSearches(usePastSearches(), text).slice(0, isTyped ? MOST_PAST_WHILE_TYPING : undefined)
  const options: ShopOption[] = [
    ...products.map((product) => ({
      id: `product-${product.id}`,
      label: product.name,
      group: 'Products',
      href: productPath(product.slug, variantOfSku(product.variants, text)?.color),
      content: <SuggestedProduct product={product} />,
    })),
    ...(isTyped ? fittingShelves(shelves, text) : []).map(({ key, id, name }) => ({
      id: `${key}-${id}`,
      label: name,
      group: key === 'room_id' ? 'Rooms' : 'Categories',
      href: `/products?${key}=${id}`,
    })),
    ...past.map((search) => ({
      id: `past-${search}`,
      label: search,
      group: 'Past searches',
      href: searchHref(search),
      content: (
        <span className="flex items-center gap-3 text-sm">
          <History aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="truncate">{search}</span>
        </span>
      ),
    })),
  ]
  return { options, status, hasPast: past.length > 0, canOpen: isTyped || (text === '' && past.length > 0) }
}
