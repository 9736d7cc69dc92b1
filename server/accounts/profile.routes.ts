import type { FastifyInstance } from 'fastify'
import * as contract from '#domain/api/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { inside, isHeldBack } from './account-limit.ts'
import { refusalOf } from './account-refusals.ts'
import { presentSession, presentUser } from './accounts.present.ts'
import { answerSignedIn, deviceOf } from './answer-signed-in.ts'
import { answerWhenBusy } from './answer-when-busy.ts'
import { requestEmailChange } from './change-email.ts'
import { changeName } from './change-name.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { sendVerificationAgain } from './send-verification.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.store.ts'

const customer = { access: 'customer' } as const

/** What a person does with their own account. Every query is bound to the person of the token. */
export async function profileRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.patch('/api/user', { config: customer, schema: contract.changeName }, async (request) => {
    const user = await changeName(deps, customerOf(request).user.id, request.body.name)
    return success(presentUser(user, deps.config), 'Your name is saved.')
  })

  app.put('/api/user/password', { config: customer, schema: contract.changePassword }, async (request, reply) => {
    const { user } = customerOf(request)
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const { current_password: currentPassword, password } = request.body
    const result = await changePassword(deps, { userId: user.id, currentPassword, password, device: deviceOf(request) })
    return answerSignedIn(deps, request, reply, result, 'Your password is changed. All other devices are logged out.')
  })

  app.get('/api/user/export', { config: customer, schema: contract.exportData }, async (request) =>
    success(await exportAccount(deps, customerOf(request).user.id)),
  )

  app.delete('/api/user', { config: customer, schema: contract.eraseAccount }, async (request, reply) => {
    const { user } = customerOf(request)
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const { password = '', email = '' } = request.body
    const result = await eraseAccount(deps, { userId: user.id, password, email })
    return result.ok ? success(null, 'Your account is deleted.') : refuse(reply, refusalOf(result.error))
  })
}

/** The address mail goes to: changed and confirmed by a link. */
export async function ownEmailRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post('/api/user/email', { config: customer, schema: contract.changeEmail }, async (request, reply) => {
    const { user } = customerOf(request)
    if (await isHeldBack(deps, reply, 'reset', inside(request))) return reply
    const result = await requestEmailChange(deps, { userId: user.id, ...request.body })
    if (!result.ok) return refuse(reply, refusalOf(result.error))
    return success(null, `We have sent a link to ${request.body.email.trim()}. Your email changes when you follow it.`)
  })

  app.post(
    '/api/user/email/verify',
    { config: customer, schema: contract.sendVerification },
    async (request, reply) => {
      const { user } = customerOf(request)
      if (await isHeldBack(deps, reply, 'reset', inside(request))) return reply
      await sendVerificationAgain(deps, user.id)
      return success(null, `We have sent a link to ${user.email}.`)
    },
  )

  app.post(
    '/api/user/email/confirm',
    { config: { access: 'public', limit: 'reset' }, schema: contract.confirmEmail },
    async (request, reply) => {
      const result = await confirmEmail(deps, request.body.token)
      return result.ok ? success(result.value, 'Your email is confirmed.') : refuse(reply, refusalOf(result.error))
    },
  )
}

/** The devices a person is logged in on. */
export async function ownSessionRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.get('/api/user/sessions', { config: customer, schema: contract.listSessions }, async (request) => {
    const { user, sessionId } = customerOf(request)
    const sessions = await listSessions(deps.db, user.id, deps.clock.now())
    return success(sessions.map((session) => presentSession(session, sessionId)))
  })

  app.delete('/api/user/sessions', { config: customer, schema: contract.endOtherSessions }, async (request) => {
    const { user, sessionId } = customerOf(request)
    await revokeOtherSessions(deps.db, user.id, sessionId, deps.clock.now())
    return success(null, 'All other devices are logged out.')
  })

  app.delete('/api/user/sessions/:id', { config: customer, schema: contract.endSession }, async (request, reply) => {
    const wasThere = await revokeSession(deps.db, customerOf(request).user.id, request.params.id, deps.clock.now())
    return wasThere ? success(null, 'The device is logged out.') : refuse(reply, refusalOf('session_unknown'))
  })
}
