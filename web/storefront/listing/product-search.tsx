import { useState } from 'react'
import { LONGEST_SEARCH } from '#domain/catalog/filters.ts'
import { rememberSearch } from '#web/storefront/search/past-searches.ts'
import { SuggestedProduct } from '#web/storefront/search/suggested-product.tsx'
import { canSuggest, useProductSuggestions } from '#web/storefront/search/use-product-suggestions.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'

type ProductSearchProps = { search: string; onSearch: (search: string) => void }

/** The listing's own box: a suggestion fills it with the product's name and searches for that. */
export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search)
  const [applied, setApplied] = useState(search)
  if (search !== applied) {
    setApplied(search)
    setText(search)
  }
  const [isAwake, setIsAwake] = useState(false)
  const { products, status } = useProductSuggestions(text.trim(), isAwake)
  const apply = (next: string) => {
    rememberSearch(next)
    onSearch(next.trim().slice(0, LONGEST_SEARCH))
  }
  return (
    <Combobox
      label="Search"
      action="/products"
      placeholder="Sofa, teak, almirah…"
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
