import { normaliseEmail } from '#domain/accounts/email.ts'
import * as contract from '#domain/api/accounts.ts'
import { byRows } from '#server/http/by-rows.ts'
import { acceptPlainForms } from '#server/http/plain-forms.ts'
import { refuse, success } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { isHeldBack } from './account-limit.ts'
import { refusalOf } from './account-refusals.ts'
import { answerWhenBusy } from './answer-when-busy.ts'
import { deviceHashOf } from './known-devices.ts'
import { resetPassword } from './reset-password.ts'
import { requestPasswordReset } from './send-reset-link.ts'

const RESET_SENT = 'If there is an account with this email, we have sent it a link. It works for 60 minutes.'

/** A forgotten password. */
export const passwordRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  answerWhenBusy(server)
  acceptPlainForms(server)

  app.post(
    '/api/forgot-password',
    { config: { access: 'public', limit: 'reset' }, schema: contract.forgotPassword },
    async (request, reply) => {
      const email = normaliseEmail(request.body.email)
      if (await isHeldBack(deps, reply, 'reset', { email, deviceHash: deviceHashOf(request) })) return reply
      await requestPasswordReset(deps, email)
      return success(null, RESET_SENT)
    },
  )

  app.post(
    '/api/reset-password',
    { config: { access: 'public', limit: 'reset' }, schema: contract.resetPassword },
    async (request, reply) => {
      const result = await resetPassword(deps, request.body)
      return result.ok
        ? success(null, 'Your password is changed. Please log in with it.')
        : refuse(reply, refusalOf(result.error))
    },
  )
}
