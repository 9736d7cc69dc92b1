import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LONGEST_SEARCH, SUGGESTION_DELAY_MS, SUGGESTION_MIN_CHARACTERS } from '#domain/catalog/product-query.ts'
import type { ProductCard } from '#domain/api/catalog.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { suggestionsQuery } from '#web/api/suggestions.ts'
import { useApi } from '#web/api/use-api.ts'
import { Combobox, type ComboboxOption } from '#web/ui/combobox.tsx'
import { Money } from '#web/ui/money.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { pictureSource } from './product-picture.ts'

type ProductSearchProps = { search: string; onSearch: (search: string) => void }

export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search)
  const [applied, setApplied] = useState(search)
  if (search !== applied) {
    setApplied(search)
    setText(search)
  }
  const suggestions = useSuggestions(text.trim())
  const apply = (next: string) => onSearch(next.trim().slice(0, LONGEST_SEARCH))
  return (
    <Combobox
      label="Search"
      placeholder="Sofa, teak, almirah…"
      value={text}
      onValueChange={setText}
      canOpen={text.trim().length >= SUGGESTION_MIN_CHARACTERS}
      options={suggestions.options}
      status={suggestions.status}
      onPick={({ label }) => {
        setText(label)
        apply(label)
      }}
      onSubmit={apply}
    />
  )
}

function useSuggestions(text: string): { options: ComboboxOption[]; status: string | null } {
  const api = useApi()
  const settled = useSettled(text)
  const isWanted = settled.length >= SUGGESTION_MIN_CHARACTERS
  const { data, isLoadingError } = useQuery({ ...suggestionsQuery(api, settled), enabled: isWanted })
  if (isLoadingError) return { options: [], status: null }
  if (!data || settled !== text) return { options: [], status: 'Loading suggestions...' }
  return { options: data.map(toOption), status: data.length === 0 ? 'No products found' : null }
}

/** The text once nobody has typed for 300 ms. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SUGGESTION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function toOption(product: ProductCard): ComboboxOption {
  return {
    id: String(product.id),
    label: product.name,
    content: (
      <span className="flex items-center gap-3">
        <Picture
          picture={pictureSource(product.pictures[0])}
          alt=""
          sizes="40px"
          className="w-10 shrink-0 rounded-sm"
        />
        <span className="min-w-0 text-sm">
          <span className="block truncate font-semibold">{product.name}</span>
          <Money amount={effectivePrice(product)} className="text-muted" />
        </span>
      </span>
    ),
  }
}
