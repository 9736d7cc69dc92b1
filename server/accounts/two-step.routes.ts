import { AUTH_TEXTS } from '#domain/accounts/auth-texts.ts'
import { twoStepState } from '#domain/accounts/two-step.ts'
import * as contract from '#domain/api/accounts.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { forgiveAccount, inside, isHeldBack } from './account-limit.ts'
import { refusalOf } from './account-refusals.ts'
import { presentPasskey } from './accounts.present.ts'
import { findUser } from './accounts.store.ts'
import { answerSignedIn, deviceOf } from './answer-signed-in.ts'
import { answerWhenBusy } from './answer-when-busy.ts'
import { challengedPerson, finishLogin } from './finish-login.ts'
import { deviceHashOf } from './known-devices.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from './set-up-two-step.ts'
import { selectPasskeys } from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'
import { secondStepWords } from './second-step-words.ts'
import { countRecoveryCodes, hasApp } from './two-step.store.ts'

const customer = { access: 'customer' } as const

/** The second step of a login. */
export const secondStepRoutes: Slice = async (instance, deps) => {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post(
    '/api/login/two-step',
    { config: { access: 'public', limit: 'login' }, schema: contract.finishLogin },
    async (request, reply) => {
      const person = await challengedPerson(deps, request.body.challenge)
      if (!person) return refuse(reply, refusalOf('challenge_ended'))
      const attempt = { email: person.email, deviceHash: deviceHashOf(request) }
      if (await isHeldBack(deps, reply, 'twoStep', attempt)) return reply
      const result = await finishLogin(deps, { ...request.body, device: deviceOf(request) })
      if (result.ok) await forgiveAccount(deps, 'twoStep', attempt)
      return answerSignedIn(deps, request, reply, result, AUTH_TEXTS.loginSuccess)
    },
  )
}

/** Setting two-step sign-in up, which everybody does for themselves. */
export const twoStepRoutes: Slice = async (instance, deps) => {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.get('/api/user/two-step', { config: customer, schema: contract.readTwoStep }, async (request) => {
    const { user } = customerOf(request)
    const { db, config } = deps
    const [row, left, isApp, keys] = await Promise.all([
      findUser(db, user.id),
      countRecoveryCodes(db, user.id),
      hasApp(db, user.id),
      selectPasskeys(db, user.id),
    ])
    return success({
      state: twoStepState(user, { isOn: user.hasTwoStep, isDemo: config.demo }),
      since: row?.twoStepAt?.toISOString() ?? null,
      codes_left: left,
      has_app: isApp,
      passkeys: keys.map(presentPasskey),
      passkey_site: relyingParty(config)?.origin ?? null,
    })
  })

  app.post('/api/user/two-step', { config: customer, schema: contract.beginTwoStep }, async (request, reply) => {
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const { password } = request.body
    const begun = await beginTwoStep(deps, { userId: customerOf(request).user.id, password })
    return begun.ok ? success(begun.value) : refuse(reply, refusalOf(begun.error))
  })

  app.post(
    '/api/user/two-step/confirm',
    { config: customer, schema: contract.confirmTwoStep },
    async (request, reply) => {
      const { user, sessionId } = customerOf(request)
      const confirmed = await confirmTwoStep(deps, {
        userId: user.id,
        sessionId,
        code: request.body.code,
        actor: actorOf(request),
      })
      if (!confirmed.ok) return refuse(reply, refusalOf(confirmed.error))
      return success({ codes: confirmed.value }, secondStepWords(confirmed.value, 'The app is added.'))
    },
  )

  app.delete('/api/user/two-step', { config: customer, schema: contract.endTwoStep }, async (request, reply) => {
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const ended = await endTwoStep(deps, {
      userId: customerOf(request).user.id,
      ...request.body,
      actor: actorOf(request),
    })
    return ended.ok ? success(null, 'Two-step sign-in is off.') : refuse(reply, refusalOf(ended.error))
  })
}

/** The codes for who has lost the phone. */
export const recoveryCodeRoutes: Slice = async (instance, deps) => {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post(
    '/api/user/two-step/recovery-codes',
    { config: customer, schema: contract.renewRecoveryCodes },
    async (request, reply) => {
      if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
      const { password } = request.body
      const renewed = await renewRecoveryCodes(deps, {
        userId: customerOf(request).user.id,
        password,
        actor: actorOf(request),
      })
      if (!renewed.ok) return refuse(reply, refusalOf(renewed.error))
      return success({ codes: renewed.value }, 'The old recovery codes have ended.')
    },
  )
}
