import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#web/api/use-api.ts'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { Combobox, type ComboboxOption } from '#web/ui/form/combobox.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { type Product, productsQuery } from './sale-api.ts'

type Hit = ComboboxOption & { product: Product; color: string | null }
type ProductPickerProps = { onPick: (product: Product, color: string | null) => void }

/** Typed or scanned: a scanner types the number of a piece and presses Enter. */
export function ProductPicker({ onPick }: ProductPickerProps) {
  const api = useApi()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isScanned, setIsScanned] = useState(false)
  const q = useDebounced(text.trim(), 150)
  const { data, isError, isFetching } = useQuery(productsQuery(api, q))
  const isCurrent = q === text.trim() && !isFetching
  const hits = text.trim().length >= 2 && data ? data.flatMap(hitsOf) : []
  const take = ({ product, color }: Hit) => {
    setText('')
    setIsScanned(false)
    onPick(product, color)
    box.current?.focus()
  }
  const first = hits[0]
  const settle = useEffectEvent(() => (first ? take(first) : setIsScanned(false)))
  useEffect(() => {
    if (isScanned && isCurrent) settle()
  }, [isScanned, isCurrent])
  return (
    <Combobox
      label="Add a piece"
      placeholder="Name, or scan the number"
      inputRef={box}
      value={text}
      onValueChange={setText}
      options={hits}
      status={statusOf(isError, isCurrent, hits.length)}
      canOpen={text.trim().length >= 2}
      onPick={take}
      onSubmit={() => setIsScanned(true)}
      submitLabel="Add"
    />
  )
}

function statusOf(isError: boolean, isCurrent: boolean, count: number): string | null {
  if (isError) return 'The search did not answer. Please try again.'
  if (!isCurrent) return 'Searching...'
  return count === 0 ? 'Nothing found.' : null
}

function hitsOf(product: Product): Hit[] {
  const { colours, scanned } = product
  const wanted = scanned === null ? colours : colours.filter(({ color }) => color === scanned)
  if (colours.length === 0) return [hit(product, null, product)]
  return wanted.map((colour) => hit(product, colour.color, colour))
}

function hit(product: Product, color: string | null, piece: { sku: string; price: number; free: number }): Hit {
  const label = color === null ? product.name : `${product.name}, ${color}`
  return {
    id: piece.sku,
    label,
    product,
    color,
    content: (
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="figures text-muted">{piece.sku}</span>
        <Money amount={piece.price} />
        <span className="text-muted">{piece.free > 0 ? `${piece.free} free` : 'none free'}</span>
      </span>
    ),
  }
}
