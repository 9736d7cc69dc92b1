import { Boxes, ClipboardCheck } from 'lucide-react'
import { STOCK_DESK } from '#domain/api/endpoints/stock-desk.ts'
import type { PieceJson } from '#domain/api/stock-desk.ts'
import { call, dataOf } from '#web/api/call.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { LowRule } from './low-rule.tsx'
import { pieceName } from './stock-api.ts'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'state',
      label: 'Stock',
      kind: 'choices',
      options: choicesOf({ low: 'Low', out: 'None free', held: 'Held for orders' }),
    },
    {
      name: 'kind',
      label: 'Piece',
      kind: 'choices',
      options: choicesOf({ on_sale: 'On sale', off_sale: 'Not on sale', made_to_order: 'Made to order' }),
    },
  ],
  sorts: ['name', 'sku', 'on_hand', 'held', 'free'],
  firstSort: 'name',
}

const COLUMNS: readonly ListColumn<PieceJson>[] = [
  { id: 'name', header: 'Piece', sort: 'name', cell: pieceName },
  { id: 'sku', header: 'SKU', sort: 'sku', cell: (row) => row.sku },
  { id: 'on_hand', header: 'On hand', sort: 'on_hand', align: 'end', cell: (row) => row.on_hand },
  { id: 'held', header: 'Held', sort: 'held', align: 'end', cell: (row) => row.held },
  { id: 'free', header: 'Free', sort: 'free', align: 'end', cell: (row) => row.free },
  { id: 'limit', header: 'Low from', align: 'end', cell: (row) => row.limit, isHiddenAtFirst: true },
  { id: 'state', header: 'State', cell: (row) => <PieceBadge piece={row} /> },
]

const VIEWS: readonly View[] = [
  { name: 'Low', query: '?state=low&kind=on_sale&sort=free' },
  { name: 'None free', query: '?state=out&kind=on_sale' },
  { name: 'Held', query: '?state=held' },
  { name: 'All', query: '' },
]

export function StockScreen() {
  return (
    <ListScreen
      title="Stock"
      about={<LowRule />}
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href="/backoffice/stock/moves">
            All moves
          </ButtonLink>
          <ButtonLink size="sm" href="/backoffice/stock/count" icon={<ClipboardCheck aria-hidden className="size-4" />}>
            Count
          </ButtonLink>
        </>
      }
      area="stock"
      path="/backoffice/stock"
      fields={FIELDS}
      load={(api, query) => dataOf(call(api, STOCK_DESK.list, { query }))}
      columns={COLUMNS}
      noun="pieces"
      idOf={rowId}
      nameOf={pieceName}
      hrefOf={(row) => `/backoffice/stock/${row.id}`}
      searchHint="Search name, colour, SKU"
      views={VIEWS}
      empty={<EmptyState isCompact icon={Boxes} title="The shop has no products yet" />}
    />
  )
}

export function PieceBadge({ piece }: { piece: PieceJson }) {
  if (!piece.is_active) return <Badge tone="grey">Not on sale</Badge>
  if (piece.is_custom) return <Badge tone="blue">Made to order</Badge>
  if (piece.free === 0) return <Badge tone="red">None free</Badge>
  return piece.is_low ? <Badge tone="orange">Low</Badge> : null
}
