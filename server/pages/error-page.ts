import type { FastifyReply } from 'fastify'
import { escapeHtml, plainHtml, sendPlainPage } from '#server/http/plain-page.ts'
import { knownFacts } from '#server/facts/read-settings.ts'

/** Why a page is not shown: 429 to who asks for too many, 503 for what will pass, 500 for our mistakes. */
export type PageTrouble = { status: 429 | 503; retryAfter: number } | { status: 500 }

const BUSY = {
  title: 'One moment please',
  body: `<h1>One moment please</h1>
<p>Many people are looking around right now. Please try again in a few seconds.</p>
<p><a href="/">Back to the shop</a></p>`,
}

export const busyPage = () => plainHtml(BUSY)

const SLOWER = {
  title: 'Too many pages at once',
  body: `<h1>Too many pages at once</h1>
<p>From your address very many pages were asked for. Please wait a minute and try again.</p>`,
}

/** Sent when a page itself could not be rendered, so it depends on nothing that can fail with it. */
export function sendErrorPage(reply: FastifyReply, requestId: string, trouble: PageTrouble): FastifyReply {
  if (trouble.status !== 500) {
    reply.code(trouble.status).header('retry-after', String(trouble.retryAfter))
    return sendPlainPage(reply, trouble.status === 429 ? SLOWER : BUSY)
  }
  const email = escapeHtml(knownFacts().email)
  return sendPlainPage(reply.code(500), {
    title: 'Something went wrong',
    body: `<h1>Something went wrong</h1>
<p>We could not show this page. It is our fault, not yours. Please try again in a moment.</p>
<p><a href="/">Back to the shop</a></p>
<p>If it happens again, write to <a href="mailto:${email}">${email}</a> and quote this number: <code>${requestId}</code></p>`,
  })
}
