import type { FastifyInstance } from 'fastify'
import { GOOGLE_TEXTS } from '#domain/accounts/google-texts.ts'
import * as contract from '#domain/api/accounts.ts'
import { googleMode, openGoogle } from '#server/adapters/google/open-google.ts'
import type { Deps } from '#server/deps.ts'
import { byRows } from '#server/http/by-rows.ts'
import { refuse, success } from '#server/http/reply.ts'
import { refusalOf } from './account-refusals.ts'
import { answerEntered, deviceOf } from './answer-signed-in.ts'
import { beginGoogleSignIn } from './begin-google-sign-in.ts'
import { finishGoogleSignIn } from './finish-google-sign-in.ts'

export async function googleRoutes(instance: FastifyInstance, deps: Deps) {
  const app = byRows(instance)
  const google = await openGoogle(instance, deps)
  const mode = googleMode(deps.config)

  app.get('/api/auth/methods', { config: { access: 'public' }, schema: contract.methods }, async () =>
    success({ google: mode }),
  )

  app.get(
    '/api/auth/google',
    { config: { access: 'public', limit: 'google' }, schema: contract.beginGoogle },
    async (request, reply) => {
      if (!google) return refuse(reply, refusalOf('google_off'))
      const url = await beginGoogleSignIn(deps, google, request.query.browser ?? '')
      return url.ok ? { success: true as const, url: url.value } : refuse(reply, refusalOf(url.error))
    },
  )

  app.post(
    '/api/auth/google/callback',
    { config: { access: 'public', limit: 'google' }, schema: contract.finishGoogle },
    async (request, reply) => {
      if (!google) return refuse(reply, refusalOf('google_off'))
      const { code, state, browser = '' } = request.body
      const command = { code, state, browser, device: deviceOf(request), isTest: mode === 'test' }
      const result = await finishGoogleSignIn(deps, google, command)
      return answerEntered(deps, request, reply, result, GOOGLE_TEXTS.success)
    },
  )
}
