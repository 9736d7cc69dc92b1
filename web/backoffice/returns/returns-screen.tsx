import { PackageOpen } from 'lucide-react'
import { returnBadge } from '#domain/orders/return-status.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { loadReturns, type ReturnRow } from './returns-api.ts'
import { pieceText, reasonText } from './return-words.ts'

const STATUSES = ['requested', 'approved', 'received', 'refused', 'closed']

const FIELDS: ListFields = {
  filters: [
    {
      name: 'status',
      label: 'State',
      kind: 'choices',
      options: STATUSES.map((value) => ({ value, label: returnBadge(value).label })),
    },
  ],
  sorts: ['asked', 'refund'],
  firstSort: '-asked',
}

const COLUMNS: readonly ListColumn<ReturnRow>[] = [
  { id: 'number', header: 'Return', cell: (row) => row.number },
  { id: 'asked', header: 'Asked', sort: 'asked', cell: (row) => momentText(row.created_at) },
  { id: 'customer', header: 'Customer', cell: (row) => row.customer },
  { id: 'town', header: 'Town', cell: (row) => row.city, isHiddenAtFirst: true },
  { id: 'phone', header: 'Phone', cell: (row) => row.phone, isHiddenAtFirst: true },
  { id: 'pieces', header: 'Pieces', cell: (row) => row.items.map(pieceText).join('; ') },
  { id: 'reason', header: 'Reason', cell: (row) => reasonText(row.reason) },
  { id: 'photos', header: 'Photos', align: 'end', cell: (row) => row.photos.length },
  { id: 'order', header: 'Order', cell: (row) => row.order_number, isHiddenAtFirst: true },
  {
    id: 'refund',
    header: 'Refund',
    align: 'end',
    sort: 'refund',
    cell: (row) => <Money amount={row.refund_amount} />,
  },
  {
    id: 'answer',
    header: 'Answer by',
    cell: (row) => (row.status === 'requested' ? momentText(row.answer_by) : ''),
  },
  { id: 'status', header: 'State', cell: (row) => <ReturnStatusBadge status={row.status} /> },
]

const VIEWS: readonly View[] = [
  { name: 'To decide', query: '?status=requested&sort=asked' },
  { name: 'On its way', query: '?status=approved&sort=asked' },
  { name: 'Done', query: '?status=received,refused,closed' },
  { name: 'All', query: '' },
]

export function ReturnsScreen() {
  return (
    <ListScreen
      title="Returns"
      about="What customers want to send back, and what became of it."
      area="returns"
      path="/backoffice/returns"
      fields={FIELDS}
      load={loadReturns}
      columns={COLUMNS}
      noun="returns"
      idOf={rowId}
      nameOf={(row) => `return ${row.number}`}
      hrefOf={(row) => `/backoffice/returns/${row.id}`}
      searchHint="Search number, customer, phone, order, piece"
      views={VIEWS}
      empty={<EmptyState isCompact icon={PackageOpen} title="Nobody has sent anything back yet" />}
    />
  )
}

export function ReturnStatusBadge({ status }: { status: string }) {
  const { label, tone } = returnBadge(status)
  return <Badge tone={tone}>{label}</Badge>
}
