import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AUTH_TEXTS } from '#domain/accounts/auth-texts.ts'
import { normaliseEmail } from '#domain/accounts/email.ts'
import * as contract from '#domain/api/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { customerOf } from '#server/http/access.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success, unauthenticated } from '#server/http/reply.ts'
import { forgiveAccount, isHeldBack } from './account-limit.ts'
import { answerEntered, answerSignedIn, deviceOf } from './answer-signed-in.ts'
import { presentUser } from './accounts.present.ts'
import { findUser } from './accounts.store.ts'
import { answerWhenBusy } from './answer-when-busy.ts'
import { deviceHashOf } from './known-devices.ts'
import { logIn } from './log-in.ts'
import { logInWithCode, requestLoginCode } from './login-code.ts'
import { register } from './register.ts'
import { revokeSession } from './sessions.store.ts'

const CODE_SENT = 'If there is an account with this email, we have sent it a code. It works for 10 minutes.'

/** Log in, register, log out. */
export async function accountRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post(
    '/api/login',
    { config: { access: 'public', limit: 'login' }, schema: contract.login },
    async (request, reply) => {
      const { email, password } = request.body
      const attempt = { email, deviceHash: deviceHashOf(request) }
      if (await isHeldBack(deps, reply, 'login', attempt)) return reply
      const result = await logIn(deps, { email, password, device: deviceOf(request) })
      if (result.ok) await forgiveAccount(deps, 'login', attempt)
      return answerEntered(deps, request, reply, result, AUTH_TEXTS.loginSuccess)
    },
  )

  app.post(
    '/api/register',
    { config: { access: 'public', limit: 'register' }, schema: contract.register },
    async (request, reply) => {
      const { name, email, password } = request.body
      const result = await register(deps, { name, email, password, device: deviceOf(request) })
      return answerSignedIn(deps, request, reply, result, AUTH_TEXTS.registrationSuccess)
    },
  )

  app.post('/api/logout', { config: { access: 'customer' }, schema: contract.logout }, async (request) => {
    const { sessionId, user } = customerOf(request)
    await revokeSession(deps.db, user.id, sessionId, deps.clock.now())
    return success(null, AUTH_TEXTS.loggedOut)
  })

  const customer = { config: { access: 'customer' }, schema: contract.currentUser } as const
  const currentUser = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await findUser(deps.db, customerOf(request).user.id)
    return user ? success(presentUser(user, deps.config)) : refuse(reply, unauthenticated)
  }
  app.get('/api/user', customer, currentUser)
  instance.get('/api/auth/google/user', customer, currentUser)
}

/** Log in with a code by mail. */
export async function loginCodeRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post(
    '/api/login/code',
    { config: { access: 'public', limit: 'reset' }, schema: contract.requestLoginCode },
    async (request, reply) => {
      const email = normaliseEmail(request.body.email)
      const deviceHash = deviceHashOf(request)
      if (await isHeldBack(deps, reply, 'reset', { email, deviceHash })) return reply
      await requestLoginCode(deps, email, deviceHash)
      return success(null, CODE_SENT)
    },
  )

  app.post(
    '/api/login/code/verify',
    { config: { access: 'public', limit: 'login' }, schema: contract.loginWithCode },
    async (request, reply) => {
      const { email, code } = request.body
      // Not held back by wrong passwords: a fresh code is the way in for who is kept out by them.
      const attempt = { email, deviceHash: deviceHashOf(request) }
      const result = await logInWithCode(deps, { ...attempt, code, device: deviceOf(request) })
      if (result.ok) await forgiveAccount(deps, 'login', attempt)
      return answerEntered(deps, request, reply, result, AUTH_TEXTS.loginSuccess)
    },
  )
}
