import { useState } from 'react'
import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'
import { rememberSearch } from '#web/storefront/search/past-searches.ts'
import type { SearchStart } from '#web/storefront/search/search-box.tsx'
import { SuggestedProduct } from '#web/storefront/search/suggested-product.tsx'
import { canSuggest, useProductSuggestions } from '#web/storefront/search/use-product-suggestions.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { LISTING_SEARCH, LISTING_SEARCH_HINT } from './listing-search-form.ts'

type ProductSearchProps = SearchStart & { search: string; onSearch: (search: string) => void }

/** The listing's own box: a suggestion fills it with the product's name and searches for that. */
export function ProductSearch({ search, onSearch, typed, hasFocus }: ProductSearchProps) {
  const [text, setText] = useState(typed ?? search)
  const [applied, setApplied] = useState(search)
  if (search !== applied) {
    setApplied(search)
    setText(search)
  }
  const [isAwake, setIsAwake] = useState(false)
  const { products, status } = useProductSuggestions(text.trim(), isAwake)
  const apply = (next: string) => applySearch(next, onSearch)
  return (
    <Combobox
      {...LISTING_SEARCH}
      placeholder={LISTING_SEARCH_HINT}
      autoFocus={hasFocus}
      value={text}
      onValueChange={setText}
      onFocus={() => setIsAwake(true)}
      canOpen={canSuggest(text.trim())}
      options={products.map((product) => ({
        id: String(product.id),
        label: product.name,
        content: <SuggestedProduct product={product} />,
      }))}
      status={status}
      onPick={({ label }) => {
        setText(label)
        apply(label)
      }}
      onSubmit={apply}
    />
  )
}

export function applySearch(words: string, onSearch: (search: string) => void): void {
  rememberSearch(words)
  onSearch(words.trim().slice(0, LONGEST_SEARCH))
}
