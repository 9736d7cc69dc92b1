import { queryOptions } from '@tanstack/react-query'
import type { AuditRowJson } from '#domain/api/audit.ts'
import { AUDIT } from '#domain/api/endpoints/audit.ts'
import { type Api, type Query, withQuery } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export type AuditRow = AuditRowJson

export const loadAudit = (api: Api, query: Query) => dataOf(call(api, AUDIT.list, { query }))

export const auditEntryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'audit', 'one', id],
    queryFn: () => dataOf(call(api, AUDIT.one, { params: { id } })),
  })

export const exportAudit = (api: Api, params: Query) =>
  api.file(withQuery(AUDIT.export[1], { ...params, page: undefined }))
