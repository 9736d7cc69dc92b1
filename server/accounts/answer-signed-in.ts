import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { refuse, success } from '#server/http/reply.ts'
import { type AccountProblem, refusalOf } from './account-refusals.ts'
import { presentUser } from './accounts.present.ts'
import { deviceName } from './device-name.ts'
import type { Entered } from './enter.ts'
import { deviceHashOf, rememberDevice } from './known-devices.ts'
import type { SignedInPerson } from './start-session.ts'

export const deviceOf = (request: FastifyRequest) => deviceName(request.headers['user-agent'])

export async function answerSignedIn<Problem extends AccountProblem>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<SignedInPerson, Problem>,
  message: string,
) {
  return result.ok ? signedIn(deps, request, result.value, message) : refuse(reply, refusalOf(result.error))
}

/** The first step of a login: who has a second one before them is not called logged in, and their browser not known. */
export async function answerEntered<Problem extends AccountProblem>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<Entered, Problem>,
  message: string,
) {
  if (!result.ok) return refuse(reply, refusalOf(result.error))
  return 'challenge' in result.value ? success(result.value) : signedIn(deps, request, result.value, message)
}

async function signedIn(deps: Deps, request: FastifyRequest, { user, token }: SignedInPerson, message: string) {
  await rememberDevice(deps.db, user.id, deviceHashOf(request), deps.clock.now())
  return success({ user: presentUser(user, deps.config), token }, message)
}
