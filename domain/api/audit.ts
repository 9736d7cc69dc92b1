import { z } from 'zod'
import { paging, someOf } from '#domain/api/desk-list-query.ts'
import { answers, pageOf, successOf } from '#domain/api/envelope.ts'
import { LARGEST_ID } from '#domain/api/largest-id.ts'
import { storableText } from '#domain/api/storable-text.ts'
import { AUDIT_AREA_NAMES } from '#domain/backoffice/audit-words.ts'

const tags = ['Back office']
const DAY_TEXT = 'A day reads 2026-11-16'
/** A spreadsheet of a year; who wants more narrows the days. */
export const MOST_AUDIT_EXPORTED = 20_000

const auditQuery = z.object({
  /** A person, a reason, or what it was about: `order:12`. */
  search: storableText(200).optional(),
  area: someOf(AUDIT_AREA_NAMES).optional(),
  /** Days on which it happened, the last one included. */
  at_from: z.iso.date(DAY_TEXT).optional(),
  at_to: z.iso.date(DAY_TEXT).optional(),
  sort: z.enum(['at', '-at'], 'Unknown order').default('-at'),
  ...paging,
})
export type AuditQuery = z.infer<typeof auditQuery>

const auditRow = z.object({
  id: z.int(),
  at: z.string(),
  /** Null once the account is gone. */
  who: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  address: z.string(),
  device: z.string(),
})
export type AuditRowJson = z.infer<typeof auditRow>

export const audit = {
  list: {
    summary: 'What staff changed, newest first',
    tags,
    querystring: auditQuery,
    response: answers(pageOf(auditRow)),
  },
  one: {
    summary: 'One change, with before and after',
    tags,
    params: z.object({ id: z.coerce.number().int().min(1).max(LARGEST_ID) }),
    response: answers(successOf(auditRow)),
  },
  export: {
    summary: 'The same changes as a CSV file',
    tags,
    querystring: auditQuery.omit({ page: true, per_page: true }),
    response: answers(z.unknown()),
  },
}
