import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse, success, unauthenticated } from '#server/http/reply.ts'
import type { Slice } from '#server/slice.ts'
import { readInboundMail } from './read-inbound-mail.ts'
import { receiveTicketMail } from './receive-ticket-mail.ts'

/** Mails come with pictures of broken legs; what is larger, no mail server takes either. */
const LARGEST_MAIL = 25 * 1024 * 1024

/** Where the mailbox of the tickets hands on what it gets, as it is (message/rfc822). Not there without its secret. */
export const inboundMailRoutes: Slice = async (app, deps) => {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/api/mail/inbound',
    {
      config: { access: 'public', unlimited: true },
      bodyLimit: LARGEST_MAIL,
      schema: { hide: true },
      // Before a byte of the body is read: a stranger may not fill our memory.
      onRequest: async ({ headers }, reply) => {
        const { inboundMail } = deps.config
        const isOurs = inboundMail !== null && isSecret(headers['x-inbound-secret'], inboundMail.secret)
        return isOurs ? undefined : refuse(reply, unauthenticated)
      },
    },
    async (request, reply) => {
      const mail = Buffer.isBuffer(request.body) ? await readInboundMail(request.body) : null
      if (!mail) return refuse(reply, { status: 422, code: 'unreadable', message: 'This is no mail.' })
      return success({ reception: await receiveTicketMail(deps, mail) })
    },
  )
}

/** Both hashed first, so that neither their lengths nor their beginnings show in the time it takes. */
function isSecret(sent: string | string[] | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof sent === 'string' && timingSafeEqual(digest(sent), digest(secret))
}
