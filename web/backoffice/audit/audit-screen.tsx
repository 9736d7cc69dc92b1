import { History } from 'lucide-react'
import { actionText, AUDIT_AREAS, auditChanges } from '#domain/backoffice/audit-words.ts'
import { choicesOf, type ListFields } from '#web/backoffice/list/list-address.ts'
import { type ListColumn, rowId } from '#web/backoffice/list/list-column.ts'
import { ListScreen } from '#web/backoffice/list/list-screen.tsx'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { type AuditRow, exportAudit, loadAudit } from './audit-api.ts'

const FIELDS: ListFields = {
  filters: [
    { name: 'at', label: 'Days', kind: 'days' },
    {
      name: 'area',
      label: 'About',
      kind: 'choices',
      options: choicesOf(AUDIT_AREAS),
    },
  ],
  sorts: ['at'],
  firstSort: '-at',
}

const COLUMNS: readonly ListColumn<AuditRow>[] = [
  { id: 'what', header: 'What', cell: (row) => actionText(row.action) },
  { id: 'at', header: 'When', sort: 'at', cell: (row) => momentText(row.at) },
  { id: 'who', header: 'Who', cell: (row) => row.who ?? 'No longer here' },
  { id: 'about', header: 'About', cell: (row) => row.subject.replace(':', ' ') },
  {
    id: 'changes',
    header: 'Changed',
    cell: (row) =>
      auditChanges(row.before, row.after)
        .map(({ field }) => field)
        .join(', '),
  },
  { id: 'reason', header: 'Reason', cell: (row) => row.reason },
  { id: 'device', header: 'Device', cell: (row) => row.device, isHiddenAtFirst: true },
  { id: 'address', header: 'Address', cell: (row) => row.address, isHiddenAtFirst: true },
]

export function AuditScreen() {
  return (
    <ListScreen
      title="Audit log"
      about="Everything that staff changed. Nothing here can be altered."
      area="audit"
      path="/backoffice/audit"
      fields={FIELDS}
      load={loadAudit}
      columns={COLUMNS}
      noun="changes"
      idOf={rowId}
      nameOf={(row) => actionText(row.action)}
      hrefOf={(row) => `/backoffice/audit/${row.id}`}
      searchHint="Search person, reason, or order:12"
      exportRows={exportAudit}
      empty={<EmptyState isCompact icon={History} title="Nothing has been changed by staff yet" />}
    />
  )
}
