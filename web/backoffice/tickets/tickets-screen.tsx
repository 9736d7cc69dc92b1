import { Mails } from 'lucide-react'
import type { TicketRowJson } from '#domain/api/ticket-desk.ts'
import { TICKET_KINDS, TICKET_STATUSES, ticketBadge } from '#domain/backoffice/ticket-status.ts'
import { ENQUIRY_KINDS } from '#domain/content/enquiry.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import type { View } from '#web/backoffice/list/view-tabs.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { loadTickets } from './tickets-api.ts'

const FIELDS: ListFields = {
  filters: [
    {
      name: 'status',
      label: 'State',
      kind: 'choices',
      options: TICKET_STATUSES.map((value) => ({ value, label: ticketBadge(value).label })),
    },
    {
      name: 'kind',
      label: 'Kind',
      kind: 'choices',
      options: ENQUIRY_KINDS.map((value) => ({ value, label: TICKET_KINDS[value] })),
    },
    {
      name: 'due',
      label: 'Deadline',
      kind: 'choice',
      options: choicesOf({ overdue: 'Overdue', today: 'By the end of today' }),
    },
    {
      name: 'assigned',
      label: 'With',
      kind: 'choice',
      options: choicesOf({ me: 'Me', nobody: 'Nobody' }),
    },
    {
      name: 'suspect',
      label: 'Spam',
      kind: 'choice',
      options: choicesOf({ yes: 'Likely written by a program' }),
    },
    { name: 'opened', label: 'Opened', kind: 'days' },
  ],
  sorts: ['opened', 'due'],
  firstSort: '-opened',
}

const COLUMNS: readonly ListColumn<TicketRowJson>[] = [
  { id: 'ticket', header: 'Ticket', cell: (row) => row.ticket },
  { id: 'kind', header: 'Kind', cell: (row) => <KindBadge kind={row.kind} /> },
  { id: 'name', header: 'From', cell: (row) => row.name },
  { id: 'subject', header: 'Subject', cell: (row) => <span className="line-clamp-2 max-w-sm">{row.subject}</span> },
  { id: 'email', header: 'Email', cell: (row) => row.email, isHiddenAtFirst: true },
  { id: 'opened', header: 'Opened', sort: 'opened', cell: (row) => momentText(row.created_at) },
  { id: 'due', header: 'Deadline', sort: 'due', cell: (row) => <Deadline row={row} /> },
  { id: 'assignee', header: 'With', cell: (row) => row.assignee?.name ?? '' },
  { id: 'status', header: 'State', cell: (row) => <TicketBadge status={row.status} /> },
]

const VIEWS: readonly View[] = [
  { name: 'To answer', query: '?status=open&sort=due' },
  { name: 'Overdue', query: '?due=overdue&sort=due' },
  { name: 'Mine', query: '?status=open,answered&assigned=me&sort=due' },
  { name: 'Complaints', query: '?status=open,answered&kind=grievance&sort=due' },
  { name: 'Closed', query: '?status=closed' },
  { name: 'All', query: '' },
]

const idOf = ({ ticket }: TicketRowJson) => ticket

export function TicketsScreen() {
  return (
    <ListScreen
      title="Tickets"
      about="Everybody is answered within 48 hours; a complaint is settled within a month."
      area="tickets"
      path="/backoffice/tickets"
      fields={FIELDS}
      load={loadTickets}
      columns={COLUMNS}
      noun="tickets"
      idOf={idOf}
      nameOf={(row) => `ticket ${row.ticket}`}
      hrefOf={(row) => `/backoffice/tickets/${row.ticket}`}
      searchHint="Search number, name, mail, phone, subject"
      views={VIEWS}
      empty={<EmptyState isCompact icon={Mails} title="Nobody has written yet" />}
    />
  )
}

export function TicketBadge({ status }: { status: string }) {
  const { label, tone } = ticketBadge(status)
  return <Badge tone={tone}>{label}</Badge>
}

export function KindBadge({ kind }: { kind: TicketRowJson['kind'] }) {
  return <Badge tone={kind === 'grievance' ? 'red' : 'grey'}>{TICKET_KINDS[kind]}</Badge>
}

export function Deadline({ row }: { row: Pick<TicketRowJson, 'due_at' | 'is_overdue'> }) {
  if (row.due_at === null) return null
  if (row.is_overdue) return <Badge tone="red">Overdue since {momentText(row.due_at)}</Badge>
  return <span className="figures">{momentText(row.due_at)}</span>
}
