import { History } from 'lucide-react'
import { actionText, AUDIT_AREAS, auditChanges } from '#domain/backoffice/audit-words.ts'
import { useApi } from '#web/api/use-api.ts'
import { DataTable } from '#web/backoffice/list/data-table.tsx'
import { ExportButton } from '#web/backoffice/list/export-button.tsx'
import { type ListFields, listParams } from '#web/backoffice/list/list-address.ts'
import type { ListColumn } from '#web/backoffice/list/list-column.ts'
import { useList } from '#web/backoffice/list/use-list.ts'
import { momentText } from '#web/backoffice/parts/moment-text.ts'
import { ScreenHead } from '#web/backoffice/parts/screen-head.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { type AuditRow, exportAudit, loadAudit } from './audit-api.ts'

const FIELDS: ListFields = {
  filters: [
    { name: 'at', label: 'Days', kind: 'days' },
    {
      name: 'area',
      label: 'About',
      kind: 'choices',
      options: Object.entries(AUDIT_AREAS).map(([value, label]) => ({ value, label })),
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

const idOf = ({ id }: AuditRow) => String(id)

export function AuditScreen() {
  const api = useApi()
  const list = useList({
    area: 'audit',
    path: '/backoffice/audit',
    fields: FIELDS,
    load: (params) => loadAudit(api, params),
  })
  return (
    <>
      <ScreenHead title="Audit log" about="Everything that staff changed. Nothing here can be altered." />
      <DataTable
        list={list}
        columns={COLUMNS}
        noun="changes"
        idOf={idOf}
        nameOf={(row) => actionText(row.action)}
        hrefOf={(row) => `/backoffice/audit/${row.id}`}
        searchHint="Search person, reason, or order:12"
        tools={<ExportButton name="audit" load={() => exportAudit(api, listParams(list.fields, list.state))} />}
        empty={<EmptyState isCompact icon={History} title="Nothing has been changed by staff yet" />}
      />
    </>
  )
}
