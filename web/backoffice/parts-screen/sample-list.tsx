import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '#web/backoffice/list/data-table.tsx'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { useList } from '#web/backoffice/list/use-list.ts'
import { type View, ViewTabs } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { loadSamples, type SampleRow } from './sample-rows.ts'

const TONES: Record<SampleRow['status'], BadgeTone> = {
  pending: 'yellow',
  processing: 'blue',
  shipped: 'purple',
  delivered: 'green',
}
const WORDS: Record<SampleRow['status'], string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
}

const FIELDS: ListFields = {
  filters: [
    {
      name: 'status',
      label: 'Status',
      kind: 'choices',
      options: choicesOf(WORDS),
    },
    { name: 'placed', label: 'Placed', kind: 'days' },
  ],
  sorts: ['number', 'total', 'placed_at'],
  firstSort: '-placed_at',
}

const COLUMNS: readonly ListColumn<SampleRow>[] = [
  { id: 'number', header: 'Number', sort: 'number', cell: (row) => row.number },
  { id: 'placed', header: 'Placed', sort: 'placed_at', cell: (row) => momentText(row.placed_at) },
  { id: 'customer', header: 'Customer', cell: (row) => row.customer },
  { id: 'town', header: 'Town', cell: (row) => row.town },
  { id: 'pin', header: 'PIN', cell: (row) => row.pin, isHiddenAtFirst: true },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: (row) => row.pieces },
  { id: 'total', header: 'Total', align: 'end', sort: 'total', cell: (row) => <Money amount={row.total} /> },
  { id: 'status', header: 'Status', cell: (row) => <Badge tone={TONES[row.status]}>{WORDS[row.status]}</Badge> },
]

const VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'To pack', query: '?status=processing&sort=placed_at' },
  { name: 'On the way', query: '?status=shipped' },
]

const idOf = ({ id }: SampleRow) => String(id)

/** A list with everything that lists of the back office can do. */
export function SampleList() {
  const list = useList({ area: 'samples', path: '/backoffice/parts', fields: FIELDS, load: loadSamples })
  const [own, setOwn] = useState<readonly View[]>([])
  const removable = own.map((view) => ({ ...view, onRemove: () => setOwn(own.filter((other) => other !== view)) }))
  return (
    <DataTable
      list={list}
      columns={COLUMNS}
      noun="samples"
      idOf={idOf}
      nameOf={(row) => row.number}
      hrefOf={(row) => `/backoffice/parts?search=${row.number}`}
      searchHint="Search number, customer, town, PIN"
      views={
        <ViewTabs
          list={list}
          views={[...VIEWS, ...removable]}
          onSave={(name, query) => setOwn([...own, { name, query }])}
        />
      }
      renderBulk={(rows, clear) => (
        <Button
          size="sm"
          onClick={() => {
            notice(`${rows.length} packed`)
            clear()
          }}
        >
          Pack
        </Button>
      )}
      empty={<EmptyState isCompact icon={Inbox} title="No samples yet" />}
    />
  )
}
