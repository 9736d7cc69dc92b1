import { useState } from 'react'
import type { ProductCard } from '#domain/api/catalog.ts'
import { MOST_PIECES } from '#domain/planning/plan-address.ts'
import { sizeText } from '#web/storefront/listing/size-text.ts'
import { canSuggest, useProductSuggestions } from '#web/storefront/search/use-product-suggestions.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'

type AddPieceProps = { isFull: boolean; has: (slug: string) => boolean; onAdd: (slug: string) => void }

export function AddPiece({ isFull, has, onAdd }: AddPieceProps) {
  const [text, setText] = useState('')
  const [isAwake, setIsAwake] = useState(false)
  const { products, status } = useProductSuggestions(text.trim(), isAwake)
  const free = products.filter(({ slug }) => !has(slug))
  const add = (slug: string | undefined) => {
    if (slug === undefined) return
    onAdd(slug)
    setText('')
  }
  if (isFull) return <p className="text-sm text-muted">{MOST_PIECES} pieces are as many as one wall shows.</p>
  return (
    <Combobox
      label="Add a piece"
      submitLabel="Add"
      placeholder="Sofa, bookcase, lamp ..."
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

function Row({ product }: { product: ProductCard }) {
  return (
    <span className="block text-sm">
      <span className="block font-semibold">{product.name}</span>
      <span className="text-muted">{sizeText(product.dimensions) ?? 'Size not recorded'}</span>
    </span>
  )
}
