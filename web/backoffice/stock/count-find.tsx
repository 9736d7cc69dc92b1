import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import type { PieceJson } from '#domain/api/stock-desk.ts'
import { call, dataOf } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { pieceName } from './stock-api.ts'

const CHOICES = 8

/** A scanner types the number and presses Enter; who types a name chooses. */
export function CountFind({ onFound }: { onFound: (pieceId: number) => void }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <>
      <form onSubmit={search} className="flex items-end gap-2">
        <TextInput
          label="SKU or name"
          className="grow"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit">Find</Button>
      </form>
      {asked !== '' && <Found key={asked} asked={asked} onFound={onFound} />}
    </>
  )
}

function Found({ asked, onFound }: { asked: string; onFound: (pieceId: number) => void }) {
  const api = useApi()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['backoffice', 'stock', 'find', asked],
    queryFn: () => dataOf(call(api, STOCK_DESK.list, { query: { search: asked, per_page: CHOICES } })),
    staleTime: 0,
  })
  const only = data && theOne(data.data, asked)
  const onlyId = only?.id
  useEffect(() => {
    if (onlyId !== undefined) onFound(onlyId)
  }, [onlyId, onFound])
  if (isPending) return <Skeleton className="mt-4 h-24" />
  if (!data) return <FailedState title="The search failed" onRetry={() => void refetch()} />
  return (
    <div role="status" className="mt-4">
      {data.total === 0 && <p className="text-sm">Nothing is called “{asked}”.</p>}
      <ul className="divide-y divide-sand rounded-md border border-sand bg-white empty:hidden">
        {data.data.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              onClick={() => onFound(piece.id)}
              className="flex min-h-12 w-full items-center justify-between gap-4 px-4 py-2.5 text-left hover:bg-linen"
            >
              <span>{pieceName(piece)}</span>
              <span className="figures text-sm text-muted">{piece.sku}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.total > CHOICES && (
        <p className="mt-2 text-sm text-muted">{data.is_more ? 'Very many' : data.total} fit. Type more of the name.</p>
      )}
    </div>
  )
}

/** The whole number was typed, or only one piece fits. */
function theOne(pieces: readonly PieceJson[], asked: string): PieceJson | undefined {
  const exact = pieces.find(({ sku }) => sku.toUpperCase() === asked.toUpperCase())
  return exact ?? (pieces.length === 1 ? pieces[0] : undefined)
}
