import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { newsletterContract } from '#domain/api/enquiries.ts'
import { hashToken } from '#server/accounts/find-session.ts'
import { byContract, byRows } from '#server/http/by-rows.ts'
import { acceptPlainForms } from '#server/http/plain-forms.ts'
import { atFields, type Refusal, refuse, success } from '#server/http/reply.ts'
import { stopQuestionMails } from '#server/questions/stop-question-mails.ts'
import { stopRestock } from '#server/restock/stop-restock.ts'
import type { Slice } from '#server/slice.ts'
import { joinNewsletter } from './join-newsletter.ts'
import { confirmReader, endReader } from './newsletter.store.ts'

const CONFIRMED = 'Thank you. You will hear from us when an article appears.'
const limited = { access: 'public', limit: 'enquiry' } as const

export const newsletterRoutes: Slice = async (server, deps) => {
  const app = byRows(server)
  acceptPlainForms(server)

  app.post('/api/newsletter', { config: limited, schema: newsletterContract.join }, async ({ body }, reply) => {
    const email = normaliseEmail(body.email)
    if (email === '') return refuse(reply, wrongEmail('Email is required'))
    if (!isEmail(body.email)) return refuse(reply, wrongEmail('Email is invalid'))
    if (!body.website) await joinNewsletter(deps, email)
    return success(null, 'Almost done: please confirm by the link in the mail we have just sent you.')
  })

  app.post(
    '/api/newsletter/confirm',
    { config: limited, schema: newsletterContract.confirm },
    async ({ body }, reply) => {
      const isConfirmed = await confirmReader(deps.db, hashToken(body.token), deps.clock.now())
      return isConfirmed ? success(null, CONFIRMED) : refuse(reply, usedUp)
    },
  )

  app.post('/api/newsletter/leave', { config: limited, schema: newsletterContract.leave }, async ({ body }, reply) => {
    const hasLeft = await endReader(deps.db, body.token, deps.clock.now())
    return hasLeft ? success(null, 'Done. We will not write to you any more.') : refuse(reply, usedUp)
  })
}

/**
 * The address of the page. Mail programs post to it (RFC 8058), and no person is asked again; and so does the page's own button where
 * no script runs.
 */
export const oneClickRoutes: Slice = async (server, deps) => {
  const app = byContract(server)
  acceptPlainForms(server)
  server.addContentTypeParser('*', (_request, payload, done) => payload.resume().on('end', () => done(null, null)))

  app.post('/newsletter', { schema: newsletterContract.oneClick }, async ({ query }, reply) => {
    const { confirm, leave, question, restock } = query
    if (confirm !== undefined)
      return (await confirmReader(deps.db, hashToken(confirm), deps.clock.now()))
        ? success(null, CONFIRMED)
        : refuse(reply, usedUp)
    const hasLeft =
      (leave !== undefined && (await endReader(deps.db, leave, deps.clock.now()))) ||
      (question !== undefined && (await stopQuestionMails(deps.db, question))) ||
      (restock !== undefined && (await stopRestock(deps.db, restock)))
    return hasLeft ? success(null, 'Done. We will not write to you any more.') : refuse(reply, usedUp)
  })
}

const usedUp: Refusal<'link_used_up'> = {
  status: 410,
  code: 'link_used_up',
  message: 'This link no longer works. Please sign up again.',
}

const wrongEmail = (message: string) => atFields('validation', { email: [message] })
