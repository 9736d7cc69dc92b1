import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { CountFind } from './count-find.tsx'
import { CountForm } from './count-form.tsx'
import { pieceName, pieceQuery } from './stock-api.ts'

const HERE = '/backoffice/stock/count'

/** Along the shelves with a phone: find a piece, type the number, on to the next. */
export function CountScreen() {
  const router = useRouter()
  const { piece } = useSearch({ strict: false }) as { piece?: string }
  const id = Number(piece ?? 0)
  const [counted, setCounted] = useState<readonly OnePieceJson[]>([])
  const open = useCallback(
    (next: number | null) =>
      void router.navigate({ href: next === null ? HERE : `${HERE}?piece=${next}`, replace: next === null }),
    [router],
  )
  return (
    <div className="mx-auto max-w-xl">
      <ScreenHead
        back={{ href: '/backoffice/stock', label: 'Stock' }}
        title="Count"
        about="Scan or type a number, or a name; then how many stand there."
      />
      {id > 0 ? (
        <Counting
          key={id}
          id={id}
          onCounted={(done) => {
            setCounted((before) => [done, ...before.filter((each) => each.id !== done.id)])
            open(null)
          }}
          onBack={() => open(null)}
        />
      ) : (
        <CountFind onFound={open} />
      )}
      <Done pieces={counted} />
    </div>
  )
}

type CountingProps = { id: number; onCounted: (piece: OnePieceJson) => void; onBack: () => void }

function Counting({ id, ...rest }: CountingProps) {
  const { data, isPending, refetch } = useQuery(pieceQuery(useApi(), id))
  if (data) return <CountForm piece={data} {...rest} />
  if (isPending) return <Skeleton className="h-56" />
  return <FailedState title="The piece could not be loaded" onRetry={() => void refetch()} />
}

function Done({ pieces }: { pieces: readonly OnePieceJson[] }) {
  if (pieces.length === 0) return null
  return (
    <section aria-label="Counted" className="mt-6">
      <h2 className="font-sans text-base font-semibold">Counted just now</h2>
      <ul className="mt-2 divide-y divide-sand rounded-md border border-sand bg-white text-sm">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex justify-between gap-4 px-4 py-2.5">
            <span className="min-w-0">
              {pieceName(piece)} <span className="block text-muted">{piece.sku}</span>
            </span>
            <span className="figures font-semibold">{piece.on_hand}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
