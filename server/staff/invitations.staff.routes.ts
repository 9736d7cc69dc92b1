import { staffDesk } from '#domain/api/staff.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { selectInvitations } from './invitations.store.ts'
import { inviteColleague, withdrawInvitation } from './invite-colleague.ts'
import { staffRefusal } from './staff-refusals.ts'
import { presentInvitation } from './staff.present.ts'

const config = { access: 'manage_staff' } as const

/** Whoever is asked to come, and has not answered yet. */
export const invitationRoutes: Slice = async (plain, deps) => {
  const app = byRows(plain)
  const all = async () => {
    const now = deps.clock.now()
    return success((await selectInvitations(deps.db)).map((row) => presentInvitation(row, now)))
  }

  app.get('/api/backoffice/staff/invitations', { config, schema: staffDesk.invitations }, all)

  app.post('/api/backoffice/staff/invitations', { config, schema: staffDesk.invite }, async (request, reply) => {
    const { email, ...rights } = request.body
    const invited = await inviteColleague(deps, { email, rights, actor: actorOf(request) })
    return invited.ok ? all() : refuse(reply, staffRefusal(invited.error))
  })

  app.delete(
    '/api/backoffice/staff/invitations/:id',
    { config, schema: staffDesk.withdraw },
    async (request, reply) => {
      const gone = await withdrawInvitation(deps, { id: request.params.id, actor: actorOf(request) })
      return gone.ok ? all() : refuse(reply, staffRefusal(gone.error))
    },
  )
}
