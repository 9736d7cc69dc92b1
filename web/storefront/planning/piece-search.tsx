import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductCard } from '#domain/api/catalog.ts'
import type { Api } from '#web/api/api.ts'
import { suggestionsQuery } from '#web/api/suggestions.ts'
import { sizeText } from '#web/storefront/listing/size-text.ts'
import type { SearchStart } from '#web/storefront/search/search-box.tsx'
import { canSuggest, useProductSuggestions } from '#web/storefront/search/use-product-suggestions.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { ADD_PIECE, ADD_PIECE_HINT } from './add-piece-form.ts'

type PieceSearchProps = SearchStart & { has: (slug: string) => boolean; onAdd: (slug: string) => void }

/** A suggestion joins the plan, and the box is empty again for the next piece. */
export function PieceSearch({ typed, hasFocus, has, onAdd }: PieceSearchProps) {
  const [text, setText] = useState(typed ?? '')
  const [isAwake, setIsAwake] = useState(false)
  const { products, status } = useProductSuggestions(text.trim(), isAwake)
  const free = products.filter(({ slug }) => !has(slug))
  const add = (slug: string | undefined) => {
    if (slug === undefined) return
    onAdd(slug)
    setText('')
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
      status={status ?? (products.length > 0 && free.length === 0 ? 'Already at the wall' : null)}
      canOpen={canSuggest(text.trim())}
      onPick={({ id }) => add(id)}
      onSubmit={() => add(free[0]?.slug)}
    />
  )
}

type Shop = { api: Api; queryClient: QueryClient }

/** Asked for before the box that suggests was there: the piece that it would have offered first. */
export async function findPiece({ api, queryClient }: Shop, words: string, has: (slug: string) => boolean) {
  const text = words.trim()
  if (!canSuggest(text)) return undefined
  const products = await queryClient.fetchQuery(suggestionsQuery(api, text)).catch(() => [])
  return products.find(({ slug }) => !has(slug))?.slug
}

function Row({ product }: { product: ProductCard }) {
  return (
    <span className="block text-sm">
      <span className="block font-semibold">{product.name}</span>
      <span className="text-muted">{sizeText(product.dimensions) ?? 'Size not recorded'}</span>
    </span>
  )
}
