import { audit, MOST_AUDIT_EXPORTED } from '#domain/api/audit.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import { istDate } from '#domain/time/ist.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { auditCsv, presentAudit } from './audit.present.ts'
import { countAudit, findAudit, selectAudit } from './audit.store.ts'

/** What staff did, for who may see it. Nobody changes it here. */
export const auditRoutes: Slice = async (plain, { db, clock }) => {
  const app = byRows(plain)
  const config = { access: 'see_audit_log' } as const

  app.get('/api/backoffice/audit', { config, schema: audit.list }, async ({ query }) => {
    const [rows, total] = await Promise.all([selectAudit(db, query, query), countAudit(db, query)])
    return success({
      data: rows.map(presentAudit),
      current_page: query.page,
      last_page: lastPageOf(total, query.per_page),
      per_page: query.per_page,
      total,
    })
  })

  app.get('/api/backoffice/audit/export', { config, schema: audit.export }, async ({ query }, reply) => {
    const rows = await selectAudit(db, query, { page: 1, per_page: MOST_AUDIT_EXPORTED })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-${istDate(clock.now())}.csv"`)
      .send(auditCsv(rows))
  })

  app.get('/api/backoffice/audit/:id', { config, schema: audit.one }, async ({ params }, reply) => {
    const row = await findAudit(db, params.id)
    return row ? success(presentAudit(row)) : refuse(reply, notFound('There is no such entry.'))
  })
}
