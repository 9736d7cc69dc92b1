import type { AuditRowJson } from '#domain/api/audit.ts'
import { actionText, auditChanges } from '#domain/backoffice/audit-words.ts'
import { csvText } from '#server/http/csv-text.ts'
import type { AuditRecord } from './audit.store.ts'

const HEAD = ['When', 'Who', 'What', 'About', 'Reason', 'Changes', 'Address', 'Device']

type Side = Record<string, unknown>

export function presentAudit({ data, at, ...row }: AuditRecord): AuditRowJson {
  const { before = {}, after = {} } = data as { before?: Side; after?: Side }
  return { ...row, at: at.toISOString(), before, after }
}

export const auditCsv = (rows: readonly AuditRecord[]) =>
  csvText(
    HEAD,
    rows.map(presentAudit).map((row) => [
      row.at,
      row.who ?? '',
      actionText(row.action),
      row.subject,
      row.reason,
      auditChanges(row.before, row.after)
        .map(({ field, before, after }) => `${field}: ${before} -> ${after}`)
        .join('; '),
      row.address,
      row.device,
    ]),
  )
