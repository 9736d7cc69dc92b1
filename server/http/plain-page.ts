import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { knownFacts } from '#server/facts/read-settings.ts'

const STYLE = `
:root { color-scheme: light; font: 1rem/1.6 Figtree, system-ui, sans-serif; color: #241c15; background: #fbf8f3 }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 500; line-height: 1.2 }
h1 { font-size: clamp(2rem, 5vw, 3rem); margin: 0 0 1rem }
a { color: #2f4a3c; text-underline-offset: .2em }
code, pre { font-size: .875rem; background: #f1ebe1; border-radius: 3px; padding: .1em .35em }
pre { padding: 1rem; overflow-x: auto; white-space: pre-wrap }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #dfd4c4; vertical-align: top }
details { border-bottom: 1px solid #dfd4c4; padding: .5rem 0 } summary { cursor: pointer; min-height: 1.75rem }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem }
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

type PlainPage = { title: string; body: string }

/** A page of the server's own, without a bundle or a script: error page, API page. `body` is HTML. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply.headers(PLAIN_HEADERS).send(plainHtml(page))
}

export const PLAIN_HEADERS = { 'content-security-policy': POLICY, 'content-type': 'text/html; charset=utf-8' }

export const plainHtml = ({ title, body }: PlainPage) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(knownFacts().name)}</title><style>${STYLE}</style></head>` +
  `<body><main>${body}</main></body></html>`

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
