import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OnePieceJson } from '#domain/api/stock-desk.ts'
import { useApi } from '#web/api/use-api.ts'
import { OneOfArea } from '#web/backoffice/parts/one-of-area.tsx'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { PieceActions } from './piece-actions.tsx'
import { PieceHolds } from './piece-holds.tsx'
import { PieceMoves } from './piece-moves.tsx'
import { pieceName, pieceQuery } from './stock-api.ts'
import { PieceBadge } from './stock-screen.tsx'

export function PieceScreen() {
  const id = Number(useParams({ strict: false }).id)
  const result = useQuery(pieceQuery(useApi(), id))
  return (
    <OneOfArea noun="piece" list="/backoffice/stock" result={result}>
      {(piece) => <PieceSheet piece={piece} />}
    </OneOfArea>
  )
}

function PieceSheet({ piece }: { piece: OnePieceJson }) {
  return (
    <>
      <ScreenHead
        back={{ href: '/backoffice/stock', label: 'Stock' }}
        title={pieceName(piece)}
        badge={<PieceBadge piece={piece} />}
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
