import type { audit } from '#domain/api/audit.ts'
import { endpointsOf } from '#domain/api/endpoint.ts'

export const AUDIT = endpointsOf<typeof audit>()({
  list: ['GET', '/api/backoffice/audit', 'see_audit_log'],
  one: ['GET', '/api/backoffice/audit/:id', 'see_audit_log'],
  export: ['GET', '/api/backoffice/audit/export', 'see_audit_log'],
})
