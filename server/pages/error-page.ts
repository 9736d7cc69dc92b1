import type { FastifyReply } from 'fastify'
import { shop } from '#domain/company/shop.ts'
import { sendPlainPage } from '#server/http/plain-page.ts'

/** Sent when a page itself could not be rendered, so it depends on nothing that can fail with it. */
export function sendErrorPage(reply: FastifyReply, requestId: string): FastifyReply {
  return sendPlainPage(reply.code(500), {
    title: 'Something went wrong',
    body: `<h1>Something went wrong</h1>
<p>We could not show this page. It is our fault, not yours. Please try again in a moment.</p>
<p><a href="/">Back to the shop</a></p>
<p>If it happens again, write to <a href="mailto:${shop.email}">${shop.email}</a> and quote this number: <code>${requestId}</code></p>`,
  })
}
