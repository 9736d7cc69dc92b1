import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml, PLAIN_HEADERS, plainHtml } from './plain-page.ts'
import { forbidden, turnAway } from './reply.ts'

const FORM = 'application/x-www-form-urlencoded'

const NOT_SENT = 'It has not been sent'

type Answer = { success: boolean; message?: string; errors?: Record<string, string[]> }

/**
 * For the routes of one slice: a browser whose script is off, or has not come yet, sends its form to the same endpoint and gets
 * the same words back as a page. Other sites cannot: a form needs no leave of ours to be sent from anywhere.
 */
export function acceptPlainForms(app: FastifyInstance, title?: (path: string) => string | undefined): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('preValidation', async (request, reply) => {
    if (isPlainForm(request) && isFromElsewhere(request)) return turnAway(reply, forbidden)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPlainForm(request) || typeof payload !== 'string') return payload
    reply.headers(PLAIN_HEADERS)
    const answer = JSON.parse(payload) as Answer
    const usual = answer.success ? 'Thank you' : NOT_SENT
    const words = { title: title?.(request.routeOptions.url ?? '') ?? usual, link: 'Back to the shop' }
    return pageOf(answer, backOf(request), words)
  })
}

const NOT_READY = {
  success: false,
  message:
    'This form is sent by the script of its page, which had not come yet, or is switched off in your browser. Nothing was kept of what you typed. Please try again.',
}

/** For pages whose forms only script can send: nothing is read of one that was sent without it, and it is said why. */
export function refusePlainForms(app: FastifyInstance, paths: readonly string[]): void {
  app.addContentTypeParser(FORM, (_request, payload, done) => payload.resume().on('end', () => done(null, null)))
  for (const path of paths)
    app.post(path, (request, reply) =>
      reply.headers(PLAIN_HEADERS).send(pageOf(NOT_READY, request.url, { title: NOT_SENT, link: 'Back to the page' })),
    )
}

const isPlainForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM) ?? false

const isFromElsewhere = ({ headers }: FastifyRequest) => (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin'

/** The page that the form stood on, where the browser says it. */
function backOf({ headers }: FastifyRequest): string {
  const { pathname, search } = URL.parse(headers.referer ?? '') ?? { pathname: '/', search: '' }
  return pathname.startsWith('//') ? '/' : pathname + search
}

type Words = { title: string; link: string }

function pageOf({ message = '', errors = {} }: Answer, back: string, { title, link }: Words): string {
  const wrong = Object.values(errors)
    .flat()
    .map((words) => `<li>${escapeHtml(words)}</li>`)
  const body =
    `<h1>${title}</h1><p>${escapeHtml(message)}</p>${wrong.length > 0 ? `<ul>${wrong.join('')}</ul>` : ''}` +
    `<p><a href="${escapeHtml(back)}">${link}</a></p>`
  return plainHtml({ title, body })
}
