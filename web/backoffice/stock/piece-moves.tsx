import { useQuery } from '@tanstack/react-query'
import type { OnePieceJson, StockMoveJson } from '#domain/api/stock-desk.ts'
import { stockMoveText } from '#domain/stock/stock-moves.ts'
import { useApi } from '#web/api/use-api.ts'
import { Nothing, Section } from '#web/backoffice/parts/section.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { movesOfPieceQuery } from './stock-api.ts'

export function PieceMoves({ piece }: { piece: OnePieceJson }) {
  const api = useApi()
  const { data, isPending, refetch } = useQuery(movesOfPieceQuery(api, piece.id))
  const all = data && data.total > data.data.length
  return (
    <Section
      title="Moves"
      actions={
        all && (
          <NavLink href={`/backoffice/stock/moves?search=${encodeURIComponent(piece.sku)}`} className="text-sm">
            {data.is_more ? 'All of them' : `All ${data.total}`}
          </NavLink>
        )
      }
    >
      {isPending && <Skeleton className="h-24" />}
      {!isPending && !data && <FailedState title="The moves could not be loaded" onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <Nothing>Nothing has moved yet.</Nothing>}
      {data && data.data.length > 0 && (
        <ol aria-label="Moves of this piece" className="divide-y divide-sand/70 text-sm">
          {data.data.map((move) => (
            <MoveLine key={move.id} move={move} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function MoveLine({ move }: { move: StockMoveJson }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
      <span className="min-w-0">
        <span className="font-semibold">{stockMoveText(move.reason)}</span> <MoveCause move={move} />
        <span className="block text-muted">
          {momentText(move.at)}
          {move.who !== null && `, ${move.who}`}
        </span>
      </span>
      <span className="figures text-right">
        <span className="font-semibold">{deltaText(move.delta)}</span>
        {move.on_hand_after !== null && <span className="block text-muted">{move.on_hand_after} on hand</span>}
      </span>
    </li>
  )
}

export const deltaText = (delta: number) => (delta > 0 ? `+${delta}` : delta === 0 ? 'As expected' : `−${-delta}`)

/** What a move belongs to: its order, or what somebody wrote. */
export function MoveCause({ move: { order_id: orderId, order_number: number, note } }: { move: StockMoveJson }) {
  return (
    <>
      {orderId !== null && (
        <NavLink href={`/backoffice/orders/${orderId}`} className="underline underline-offset-4">
          {number ?? 'Order'}
        </NavLink>
      )}
      {note && <span className="wrap-anywhere">{note}</span>}
    </>
  )
}
