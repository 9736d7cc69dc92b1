import { ArrowLeftRight } from 'lucide-react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import type { StockMoveJson } from '#domain/api/stock-desk.ts'
import { STOCK_MOVES, stockMoveText } from '#domain/stock/stock-moves.ts'
import { call, dataOf } from '#web/api/call.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { deltaText, MoveCause } from './piece-moves.tsx'
import { pieceName } from './stock-api.ts'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'reason',
      label: 'Reason',
      kind: 'choices',
      options: STOCK_MOVES.map((value) => ({ value, label: stockMoveText(value) })),
    },
    { name: 'made', label: 'Made', kind: 'days' },
  ],
  sorts: ['at'],
  firstSort: '-at',
}

const COLUMNS: readonly ListColumn<StockMoveJson>[] = [
  { id: 'piece', header: 'Piece', cell: (row) => <PieceOfMove move={row} /> },
  { id: 'sku', header: 'SKU', cell: (row) => row.sku },
  { id: 'at', header: 'When', cell: (row) => momentText(row.at) },
  { id: 'delta', header: 'Change', align: 'end', cell: (row) => deltaText(row.delta) },
  { id: 'after', header: 'On hand', align: 'end', cell: (row) => row.on_hand_after ?? '' },
  { id: 'reason', header: 'Reason', cell: (row) => stockMoveText(row.reason) },
  { id: 'cause', header: 'Belongs to', cell: (row) => <MoveCause move={row} /> },
  { id: 'who', header: 'Who', cell: (row) => row.who ?? '' },
]

export function MovesScreen() {
  return (
    <ListScreen
      back={{ href: '/backoffice/stock', label: 'Stock' }}
      title="Stock moves"
      about="Everything that came and went, newest first. Added up it is the stock."
      area="stock"
      path="/backoffice/stock/moves"
      fields={FIELDS}
      load={(api, { sort: _newest, ...query }) => dataOf(call(api, STOCK_DESK.moves, { query }))}
      columns={COLUMNS}
      noun="moves"
      idOf={rowId}
      nameOf={(row) => `move of ${pieceName(row)}`}
      searchHint="Search name, colour, SKU"
      empty={<EmptyState isCompact icon={ArrowLeftRight} title="Nothing has moved yet" />}
    />
  )
}

function PieceOfMove({ move }: { move: StockMoveJson }) {
  if (move.piece_id === null) return pieceName(move)
  return <NavLink href={`/backoffice/stock/${move.piece_id}`}>{pieceName(move)}</NavLink>
}
