import { Building2 } from 'lucide-react'
import { PROJECT_DESK } from '#domain/api/endpoints/projects.ts'
import type { ProjectRow } from '#domain/api/projects.ts'
import { PROJECT_TYPES } from '#domain/content/projects.ts'
import { monthText } from '#domain/time/day-text.ts'
import { isoDate } from '#domain/time/ist.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { call, dataOf } from '#web/api/call.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { HomeOrder } from './home-order.tsx'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: choicesOf({ shown: 'Shown', hidden: 'Hidden' }),
    },
    {
      name: 'type',
      label: 'Type',
      kind: 'choice',
      options: PROJECT_TYPES.filter((type) => type !== 'All').map((value) => ({ value, label: value })),
    },
  ],
  sorts: ['name', 'created_at', 'completed'],
  firstSort: '-created_at',
}

const COLUMNS: readonly ListColumn<ProjectRow>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ name, picture }) => (
      <span className="flex items-center gap-3">
        <img src={smallestOf(picture)} alt="" className="aspect-[3/2] w-16 shrink-0 rounded-sm bg-linen object-cover" />
        <span className="font-semibold">{name}</span>
      </span>
    ),
  },
  { id: 'location', header: 'Place', cell: ({ location }) => location },
  { id: 'type', header: 'Type', cell: ({ type, style }) => `${type}, ${style}` },
  {
    id: 'completed',
    header: 'Completed',
    sort: 'completed',
    cell: ({ completion_date: day }) => (day === '' ? '' : monthText(isoDate(day))),
  },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => pieces },
  {
    id: 'state',
    header: 'State',
    cell: ({ is_active, is_featured }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={is_active ? 'green' : 'grey'}>{is_active ? 'Shown' : 'Hidden'}</Badge>
        {is_featured && <Badge tone="blue">Home page</Badge>}
      </span>
    ),
  },
]

const VIEWS: readonly View[] = [
  { name: 'All', query: '' },
  { name: 'Shown', query: '?state=shown' },
  { name: 'Hidden', query: '?state=hidden' },
]

export function ProjectsScreen() {
  return (
    <>
      <ListScreen
        title="Projects"
        about="Finished work for clients, with the pieces that stand in its rooms."
        actions={
          <ButtonLink size="sm" href="/backoffice/projects/new">
            New project
          </ButtonLink>
        }
        area="projects"
        path="/backoffice/projects"
        fields={FIELDS}
        load={(api, query) => dataOf(call(api, PROJECT_DESK.list, { query }))}
        columns={COLUMNS}
        noun="projects"
        idOf={rowId}
        nameOf={(row) => row.name}
        hrefOf={(row) => `/backoffice/projects/${row.id}`}
        searchHint="Search name, place, client"
        views={VIEWS}
        empty={<EmptyState isCompact icon={Building2} title="There are no projects yet" />}
      />
      <HomeOrder />
    </>
  )
}
