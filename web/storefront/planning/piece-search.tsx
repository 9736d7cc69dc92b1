import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductCard } from '#domain/api/catalog.ts'
import type { Api } from '#web/api/api.ts'
import { suggestionsQuery } from '#web/api/suggestions.ts'
import { sizeText } from '#web/storefront/listing/size-text.ts'
import type { SearchStart } from '#web/storefront/search/search-box.tsx'
import { canSuggest, useProductSuggestions } from '#web/storefront/search/use-product-suggestions.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { ADD_PIECE, ADD_PIECE_HINT } from './add-piece-form.ts'

const ALL_THERE = 'Already at the wall'

type PieceSearchProps = SearchStart & {
  has: (slug: string) => boolean
  onAdd: (slug: string) => void
  /** Enter, or the button: true when a piece was added. */
  onSearch: (words: string) => Promise<boolean>
}

/** A suggestion joins the plan, and the box is empty again for the next piece. */
export function PieceSearch({ typed, hasFocus, has, onAdd, onSearch }: PieceSearchProps) {
  const [text, setText] = useState(typed ?? '')
  const [isAwake, setIsAwake] = useState(false)
  const { products, status } = useProductSuggestions(text.trim(), isAwake)
  const free = products.filter(({ slug }) => !has(slug))
  const search = async (words: string) => {
    if (await onSearch(words)) setText((now) => (now === words ? '' : now))
  }
  return (
    <Combobox
      {...ADD_PIECE}
      placeholder={ADD_PIECE_HINT}
      autoFocus={hasFocus}
      value={text}
      onValueChange={setText}
      onFocus={() => setIsAwake(true)}
      options={free.map((product) => ({ id: product.slug, label: product.name, content: <Row product={product} /> }))}
      status={status ?? (products.length > 0 && free.length === 0 ? ALL_THERE : null)}
      canOpen={canSuggest(text.trim())}
      onPick={({ id }) => {
        onAdd(id)
        setText('')
      }}
      onSubmit={(words) => void search(words)}
    />
  )
}

type Shop = { api: Api; queryClient: QueryClient }

/** Asked for before the suggestions were there: the piece that would have been offered first. Where there is none, it is said. */
export async function findPiece({ api, queryClient }: Shop, words: string, has: (slug: string) => boolean) {
  const text = words.trim()
  if (!canSuggest(text)) return undefined
  const products = await queryClient.fetchQuery(suggestionsQuery(api, text)).catch(() => null)
  const found = products?.find(({ slug }) => !has(slug))
  if (!found) toast.error(whyNone(products))
  return found?.slug
}

function whyNone(products: readonly ProductCard[] | null): string {
  if (!products) return 'The suggestions could not be loaded. Please try again.'
  return products.length === 0 ? 'No products found' : ALL_THERE
}

function Row({ product }: { product: ProductCard }) {
  return (
    <span className="block text-sm">
      <span className="block font-semibold">{product.name}</span>
      <span className="text-muted">{sizeText(product.dimensions) ?? 'Size not recorded'}</span>
    </span>
  )
}
