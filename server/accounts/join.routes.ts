import { joining } from '#domain/api/staff.ts'
import { ok } from '#domain/result.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, type Refusal, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { joinStaff, type JoinProblem, readInvitation } from '#server/staff/join-staff.ts'
import { answerEntered, deviceOf } from './answer-signed-in.ts'
import { answerWhenBusy } from './answer-when-busy.ts'

const REFUSALS: { [Problem in JoinProblem]: Refusal<Problem> } = {
  link_ended: {
    status: 410,
    code: 'link_ended',
    message: 'This invitation has ended or was already used. Please ask for a new one.',
  },
  name_and_password_needed: {
    status: 422,
    code: 'name_and_password_needed',
    message: 'Please choose a name and a password.',
  },
}

/** A colleague who was invited by mail comes in. */
export const joinRoutes: Slice = async (instance, deps) => {
  const app = byRows(instance)
  const config = { access: 'public', limit: 'login' } as const
  answerWhenBusy(instance)

  app.post('/api/join/look', { config, schema: joining.look }, async (request, reply) => {
    const offer = await readInvitation(deps, request.body.token)
    return offer.ok ? success(offer.value) : refuse(reply, REFUSALS[offer.error])
  })

  app.post('/api/join', { config, schema: joining.join }, async (request, reply) => {
    const from = { address: request.ip, device: deviceOf(request), requestId: request.id }
    const joined = await joinStaff(deps, { ...request.body, newcomer: request.body.newcomer, from })
    if (!joined.ok) return refuse(reply, REFUSALS[joined.error])
    return answerEntered(deps, request, reply, ok(joined.value), 'Welcome. The back office is open to you.')
  })
}
