import type { FastifyInstance } from 'fastify'
import { inArray } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import type { Db } from '#server/db/connect.ts'
import { auditEntries } from '#server/db/schema/operations.ts'

/** They change nothing that belongs to the shop: somebody's own views, and sums that are only worked out. */
const CHANGES_NOTHING = new Set([
  'POST /api/backoffice/views',
  'DELETE /api/backoffice/views/:id',
  'POST /api/backoffice/orders/preview',
  'POST /api/backoffice/imports/:id/check',
])
const OPEN_TO_ALL = new Set<unknown>(['public', 'customer', undefined])

/**
 * In every test: a staff route that has changed something has left a row in the audit log. A repeat of the same request may add
 * none, so one row for all of a route's answers is enough.
 */
export function watchAudit(app: FastifyInstance, db: Db): void {
  const answered = new Map<string, string[]>()
  const packedNone = new WeakSet<object>()
  // Of many orders each is packed or refused by itself; where all were refused nothing has changed.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' && payload.includes('"packed":[]')) packedNone.add(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url = '' } = request.routeOptions
    const access: unknown = request.routeOptions.config.access
    const route = `${String(method)} ${url}`
    if (method === 'GET' || method === 'HEAD' || OPEN_TO_ALL.has(access) || reply.statusCode >= 300) return
    if (packedNone.has(request)) return
    if (!CHANGES_NOTHING.has(route)) answered.set(route, [...(answered.get(route) ?? []), request.id])
  })
  afterAll(async () => {
    const ids = [...answered.values()].flat()
    if (ids.length === 0) return
    const rows = await db
      .select({ id: auditEntries.requestId })
      .from(auditEntries)
      .where(inArray(auditEntries.requestId, ids))
    const written = new Set(rows.map(({ id }) => id))
    const silent = [...answered].filter(([, requests]) => !requests.some((id) => written.has(id)))
    expect(
      silent.map(([route]) => route),
      'staff changes without a row in the audit log',
    ).toEqual([])
  })
}
