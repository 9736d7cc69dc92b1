import { SearchX } from 'lucide-react'
import { SEARCH_WORDS } from '#domain/api/endpoints/search-words.ts'
import type { MissedSearchJson } from '#domain/api/search-words.ts'
import { dayText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { call, dataOf } from '#web/api/call.ts'
import type { ListFields } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { MissedActions } from './missed-actions.tsx'
import { WordsTabs } from './words-tabs.tsx'

const FIELDS: ListFields = { filters: [], sorts: ['times'], firstSort: '-times' }

const COLUMNS: readonly ListColumn<MissedSearchJson>[] = [
  { id: 'words', header: 'Searched', cell: (row) => row.words },
  { id: 'times', header: 'Times in 90 days', align: 'end', cell: (row) => row.times },
  { id: 'last', header: 'Last', cell: (row) => dayText(isoDate(row.last_day)) },
  {
    id: 'try',
    header: 'Try',
    cell: (row) => (
      <NavLink
        href={`/backoffice/search-words/try?search=${encodeURIComponent(row.words)}`}
        className="underline underline-offset-4"
      >
        Try it
      </NavLink>
    ),
  },
  { id: 'actions', header: 'Actions', align: 'end', cell: (row) => <MissedActions missed={row} /> },
]

const idOf = ({ words }: MissedSearchJson) => words

export function MissedScreen() {
  return (
    <ListScreen
      title="Search words"
      about="What people typed and we did not understand. Nobody is named here."
      tabs={<WordsTabs here="Not found" />}
      area="search-words"
      path="/backoffice/search-words/missed"
      fields={FIELDS}
      load={(api, { sort: _sort, ...query }) => dataOf(call(api, SEARCH_WORDS.missed, { query }))}
      columns={COLUMNS}
      noun="searches"
      idOf={idOf}
      nameOf={(row) => `search ${row.words}`}
      searchHint="Search a word"
      empty={<EmptyState isCompact icon={SearchX} title="Everything that was searched for was found" />}
    />
  )
}
