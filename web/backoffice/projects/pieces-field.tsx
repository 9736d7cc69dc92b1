import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { MOST_PIECES } from '#domain/api/projects.ts'
import { effectivePrice } from '#domain/pricing/effective-price.ts'
import { listingQuery } from '#web/api/catalog.ts'
import { useApi } from '#web/api/use-api.ts'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { moved, MoveButtons } from '#web/backoffice/parts/move-buttons.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Combobox, type ComboboxOption } from '#web/ui/form/combobox.tsx'
import { useDebounced } from '#web/ui/state/use-debounced.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { Piece, ProjectValues } from './project-values.ts'

/** What stands in the rooms and can be bought, found by a search of the shop. */
export function PiecesField({ form }: { form: DeskForm<ProjectValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'pieces' })
  const pieces: readonly Piece[] = field.value
  const add = (piece: Piece) => {
    if (!pieces.some(({ id }) => id === piece.id)) field.onChange([...pieces, piece])
  }
  return (
    <>
      {pieces.length < MOST_PIECES && <PieceSearch onPick={add} />}
      <p role="alert" className="mt-1.5 text-sm font-medium text-terracotta-deep empty:hidden">
        {fieldState.error?.message}
      </p>
      {pieces.length === 0 && <p className="mt-3 text-sm text-muted">None yet: its page shows no pieces.</p>}
      <ol className="mt-2 divide-y divide-sand/70">
        {pieces.map((piece, at) => (
          <li key={piece.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 grow text-sm">
              <span className="font-semibold">{piece.name}</span>{' '}
              <span className="figures text-muted">{piece.sku}</span>
              {!piece.is_active && <Badge tone="grey">Not sold now</Badge>}
            </span>
            <MoveButtons
              name={piece.name}
              at={at}
              of={pieces.length}
              onMove={(to) => field.onChange(moved(pieces, at, to))}
            />
            <IconButton
              size="sm"
              icon={X}
              label={`Take ${piece.name} away`}
              onClick={() => field.onChange(pieces.filter(({ id }) => id !== piece.id))}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

type Hit = ComboboxOption & { piece: Piece }

function PieceSearch({ onPick }: { onPick: (piece: Piece) => void }) {
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim(), 200)
  const query = listingQuery(useApi(), `?search=${encodeURIComponent(asked)}&per_page=8`)
  const isEnough = asked.length >= 2
  const { data, isError, isFetching } = useQuery({ ...query, enabled: isEnough, placeholderData: keepPreviousData })
  const isCurrent = asked === text.trim() && !isFetching
  const hits = (isEnough && data ? data.data : []).map((product): Hit => ({
    id: String(product.id),
    label: product.name,
    piece: { id: product.id, name: product.name, sku: product.sku, is_active: true },
    content: (
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{product.name}</span>
        <span className="figures text-muted">{product.sku}</span>
        <Money amount={effectivePrice(product)} />
      </span>
    ),
  }))
  const take = ({ piece }: Hit) => {
    setText('')
    onPick(piece)
  }
  return (
    <Combobox
      label="Add a piece"
      placeholder="Name or SKU"
      value={text}
      onValueChange={setText}
      options={hits}
      status={statusOf(isError, isCurrent, hits.length)}
      canOpen={text.trim().length >= 2}
      onPick={take}
      onSubmit={() => isCurrent && hits[0] && take(hits[0])}
      submitLabel="Add"
    />
  )
}

function statusOf(isError: boolean, isCurrent: boolean, count: number): string | null {
  if (isError) return 'The search did not answer. Please try again.'
  if (!isCurrent) return 'Searching...'
  return count === 0 ? 'Nothing found.' : null
}
