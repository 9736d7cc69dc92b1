import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { ApiError } from '#web/api/api.ts'
import { useApi } from '#web/api/use-api.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { PieceActions } from './piece-actions.tsx'
import { PieceHolds } from './piece-holds.tsx'
import { PieceMoves } from './piece-moves.tsx'
import { pieceName, pieceQuery } from './stock-api.ts'
import { PieceBadge } from './stock-screen.tsx'

export function PieceScreen() {
  const { id } = useParams({ strict: false })
  const api = useApi()
  const { data, error, isPending, refetch } = useQuery(pieceQuery(api, Number(id)))
  if (data) return <PieceSheet piece={data} />
  if (isPending) return <Waiting />
  return (
    <FailedState
      title="The piece could not be loaded"
      text={error instanceof ApiError ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  )
}

function PieceSheet({ piece }: { piece: OnePieceJson }) {
  return (
    <>
      <NavLink href="/backoffice/stock" className="text-sm text-muted hover:text-ink">
        Stock
      </NavLink>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {pieceName(piece)}
            <span className="font-sans tracking-normal">
              <PieceBadge piece={piece} />
            </span>
          </span>
        }
        about={
          <span className="figures">
            {piece.sku},{' '}
            <NavLink href={`/product/${piece.slug}`} className="underline underline-offset-4 hover:text-ink">
              as shoppers see it
            </NavLink>
          </span>
        }
        actions={<PieceActions piece={piece} />}
      />
      <Levels piece={piece} />
      <div className="mt-5 flex flex-col gap-5">
        <PieceHolds piece={piece} />
        <PieceMoves piece={piece} />
      </div>
    </>
  )
}

function Levels({ piece }: { piece: OnePieceJson }) {
  const { on_hand, held, free, limit, waiting } = piece
  const figures = [
    ['On hand', on_hand],
    ['Held', held],
    ['Free', free],
    ['Low from', limit],
    ['Sold, not yet shipped', waiting],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {figures.map(([label, figure]) => (
        <div key={label} className="rounded-md border border-sand bg-white px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures text-2xl font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the piece" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-20" />
      <Skeleton className="h-48" />
    </div>
  )
}
