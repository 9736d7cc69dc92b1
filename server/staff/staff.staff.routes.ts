import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffDesk } from '#domain/api/staff.ts'
import { lastPageOf } from '#domain/catalog/pager.ts'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { notFound, refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { changeRights, type StaffRefusal } from './change-rights.ts'
import { endColleaguesTwoStep, signOutColleague } from './sign-out-colleague.ts'
import { staffRefusal } from './staff-refusals.ts'
import { presentColleague, presentSheet } from './staff.present.ts'
import { countColleagues, findColleague, selectColleagues, selectDevices } from './staff.store.ts'

const config = { access: 'manage_staff' } as const

/** Who works here and what they may do. */
export const staffRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const { db, clock } = deps

  app.get('/api/backoffice/staff', { config, schema: staffDesk.list }, async (request) => {
    const { query } = request
    const { user } = customerOf(request)
    const [rows, total] = await Promise.all([selectColleagues(db, query, clock.now()), countColleagues(db, query)])
    return success({
      data: rows.map((row) => presentColleague(row, user)),
      current_page: query.page,
      last_page: lastPageOf(total, query.per_page),
      per_page: query.per_page,
      total,
    })
  })

  app.get('/api/backoffice/staff/:id', { config, schema: staffDesk.one }, (request, reply) =>
    sheetOf(deps, request, reply, request.params.id),
  )

  app.put('/api/backoffice/staff/:id/rights', { config, schema: staffDesk.changeRights }, async (request, reply) => {
    const { version, reason = '', ...wanted } = request.body
    const { id } = request.params
    const changed = await changeRights(deps, { id, wanted, version, reason, actor: actorOf(request) })
    return after(deps, request, reply, id, changed)
  })

  app.post('/api/backoffice/staff/:id/revoke', { config, schema: staffDesk.revoke }, async (request, reply) => {
    const { version, reason = '' } = request.body
    const command = { id: request.params.id, wanted: null, version, reason, actor: actorOf(request) }
    const revoked = await changeRights(deps, command)
    return revoked.ok ? success(null) : refuse(reply, staffRefusal(revoked.error))
  })
}

/** Where a colleague is logged in, and with what: taken away when a phone is lost. */
export const staffSessionRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)

  app.delete(
    '/api/backoffice/staff/:id/sessions',
    { config, schema: staffDesk.endSessions },
    async (request, reply) => {
      const { id } = request.params
      return after(deps, request, reply, id, await signOutColleague(deps, { id, actor: actorOf(request) }))
    },
  )

  app.delete(
    '/api/backoffice/staff/:id/sessions/:session',
    { config, schema: staffDesk.endSession },
    async (request, reply) => {
      const { id, session } = request.params
      return after(deps, request, reply, id, await signOutColleague(deps, { id, session, actor: actorOf(request) }))
    },
  )

  app.delete('/api/backoffice/staff/:id/two-step', { config, schema: staffDesk.endTwoStep }, async (request, reply) => {
    const { id } = request.params
    return after(deps, request, reply, id, await endColleaguesTwoStep(deps, { id, actor: actorOf(request) }))
  })
}

async function sheetOf({ db, clock }: Deps, request: FastifyRequest, reply: FastifyReply, id: number) {
  const now = clock.now()
  const [row, devices] = await Promise.all([findColleague(db, id, now), selectDevices(db, id, now)])
  if (!row) return refuse(reply, notFound('Nobody like this works here any more.'))
  return success(presentSheet(row, devices, customerOf(request)))
}

const after = <R extends StaffRefusal>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
  done: Result<null, R>,
) => (done.ok ? sheetOf(deps, request, reply, id) : refuse(reply, staffRefusal(done.error)))
