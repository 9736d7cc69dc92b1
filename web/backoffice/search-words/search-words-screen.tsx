import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import type { WordEntryJson } from '#domain/api/search-words.ts'
import { call, dataOf } from '#web/api/call.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { EntryActions } from './entry-actions.tsx'
import { MakeEntry } from './entry-form.tsx'
import { entryName } from './words-api.ts'
import { WordsTabs } from './words-tabs.tsx'

const ORIGINS: Record<WordEntryJson['origin'], { label: string; tone: BadgeTone }> = {
  own: { label: 'Added', tone: 'green' },
  changed: { label: 'Changed', tone: 'blue' },
  removed: { label: 'Taken away', tone: 'grey' },
  shop: { label: 'From the start', tone: 'outline' },
}
const KINDS = { piece: 'Piece', look: 'Look', place: 'Place' } as const

const FIELDS: ListFields = {
  filters: [
    {
      name: 'origin',
      label: 'Entry',
      kind: 'choices',
      options: Object.entries(ORIGINS).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sorts: ['key'],
  firstSort: 'key',
}

const COLUMNS: readonly ListColumn<WordEntryJson>[] = [
  { id: 'key', header: 'Entry', cell: (row) => <span className="font-semibold">{row.key}</span> },
  { id: 'words', header: 'Means the same', cell: (row) => row.words.filter((word) => word !== row.key).join(', ') },
  { id: 'kinds', header: 'Kinds of it', cell: (row) => row.kinds.join(', ') },
  { id: 'near', header: 'Nearest instead', cell: (row) => row.near.join(', ') },
  { id: 'kind', header: 'What', cell: (row) => KINDS[row.kind], isHiddenAtFirst: true },
  {
    id: 'origin',
    header: 'State',
    cell: (row) =>
      row.origin === 'shop' ? '' : <Badge tone={ORIGINS[row.origin].tone}>{ORIGINS[row.origin].label}</Badge>,
  },
  { id: 'actions', header: 'Actions', align: 'end', cell: (row) => <EntryActions entry={row} /> },
]

const idOf = ({ key }: WordEntryJson) => key

export function SearchWordsScreen() {
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <ListScreen
        title="Search words"
        about="Who types one of the words of an entry finds what is called any of them. A change holds at once."
        actions={
          <Button size="sm" onClick={() => setIsMaking(true)}>
            New entry
          </Button>
        }
        tabs={<WordsTabs here="Words" />}
        area="search-words"
        path="/backoffice/search-words"
        fields={FIELDS}
        load={(api, { sort: _sort, ...query }) => dataOf(call(api, SEARCH_WORDS.list, { query }))}
        columns={COLUMNS}
        noun="entries"
        idOf={idOf}
        nameOf={(row) => `entry ${entryName(row)}`}
        searchHint="Search a word"
        empty={<EmptyState isCompact icon={SearchCheck} title="There are no entries" />}
      />
      <MakeEntry isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </>
  )
}
