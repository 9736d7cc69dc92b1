import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { listOutbox, readOutboxMail } from '#server/adapters/mail/read-outbox.ts'
import type { Deps } from '#server/deps.ts'
import { DEV_MAIL_POLICY, mailPage, MAIL_BODY_POLICY, outboxPage } from './dev-mail-page.ts'

const MOST_SHOWN = 200

type OfMail = { Params: { id: string } }

/** Shows every reset link to everybody, so it exists only in a demo, and there only while no mail leaves. */
export async function devMailRoutes(app: FastifyInstance, { config }: Deps) {
  if (config.mail.mode !== 'outbox' || !config.demo) return
  const folder = path.join(config.dataDir, 'outbox')

  app.get('/dev/mail', async (_request, reply) => sendHtml(reply, outboxPage(await listOutbox(folder, MOST_SHOWN))))

  app.get<OfMail>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = await readOutboxMail(folder, params.id)
    return mail ? sendHtml(reply, mailPage(mail)) : reply.callNotFound()
  })

  app.get<OfMail>('/dev/mail/:id/body', async ({ params }, reply) => {
    const mail = await readOutboxMail(folder, params.id)
    if (!mail) return reply.callNotFound()
    reply.header('x-frame-options', 'SAMEORIGIN')
    return sendHtml(reply, mail.html, MAIL_BODY_POLICY)
  })
}

function sendHtml(reply: FastifyReply, html: string, policy = DEV_MAIL_POLICY) {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}
