import { AUTH_TEXTS } from '#domain/accounts/auth-texts.ts'
import { passkeyContract } from '#domain/api/passkeys.ts'
import { customerOf } from '#server/http/access.ts'
import { actorOf } from '#server/http/actor.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { forgiveAccount, inside, isHeldBack } from './account-limit.ts'
import { refusalOf } from './account-refusals.ts'
import { addPasskey, beginPasskey, removePasskey } from './add-passkey.ts'
import { answerSignedIn, deviceOf } from './answer-signed-in.ts'
import { answerWhenBusy } from './answer-when-busy.ts'
import { challengedPerson } from './finish-login.ts'
import { deviceHashOf } from './known-devices.ts'
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts'
import { secondStepWords } from './second-step-words.ts'

const customer = { access: 'customer' } as const
const login = { access: 'public', limit: 'login' } as const

/** Passkeys as the second step: adding and removing one's own, and logging in with one. */
export const passkeyRoutes: Slice = async (instance, deps) => {
  const app = byRows(instance)
  answerWhenBusy(instance)

  app.post('/api/user/passkeys/begin', { config: customer, schema: passkeyContract.begin }, async (request, reply) => {
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const { user, sessionId } = customerOf(request)
    const begun = await beginPasskey(deps, { userId: user.id, sessionId, ...request.body })
    return begun.ok ? success({ options: { ...begun.value } }) : refuse(reply, refusalOf(begun.error))
  })

  app.post('/api/user/passkeys', { config: customer, schema: passkeyContract.add }, async (request, reply) => {
    const { user, sessionId } = customerOf(request)
    const added = await addPasskey(deps, { userId: user.id, sessionId, ...request.body, actor: actorOf(request) })
    if (!added.ok) return refuse(reply, refusalOf(added.error))
    return success({ codes: added.value }, secondStepWords(added.value, 'The passkey is added.'))
  })

  app.delete('/api/user/passkeys/:id', { config: customer, schema: passkeyContract.remove }, async (request, reply) => {
    if (await isHeldBack(deps, reply, 'login', inside(request))) return reply
    const { password } = request.body
    const command = { userId: customerOf(request).user.id, id: request.params.id, password, actor: actorOf(request) }
    const removed = await removePasskey(deps, command)
    return removed.ok ? success(null, 'The passkey is removed.') : refuse(reply, refusalOf(removed.error))
  })

  app.post(
    '/api/login/passkey/begin',
    { config: login, schema: passkeyContract.beginLogin },
    async (request, reply) => {
      const begun = await beginPasskeyLogin(deps, request.body.challenge)
      return begun.ok ? success({ options: { ...begun.value } }) : refuse(reply, refusalOf(begun.error))
    },
  )

  app.post('/api/login/passkey', { config: login, schema: passkeyContract.finishLogin }, async (request, reply) => {
    const person = await challengedPerson(deps, request.body.challenge)
    if (!person) return refuse(reply, refusalOf('challenge_ended'))
    const attempt = { email: person.email, deviceHash: deviceHashOf(request) }
    if (await isHeldBack(deps, reply, 'twoStep', attempt)) return reply
    const result = await logInWithPasskey(deps, { ...request.body, device: deviceOf(request) })
    if (result.ok) await forgiveAccount(deps, 'twoStep', attempt)
    return answerSignedIn(deps, request, reply, result, AUTH_TEXTS.loginSuccess)
  })
}
