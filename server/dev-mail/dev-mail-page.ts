import { createHash } from 'node:crypto'
import type { OutboxMail } from '#server/adapters/mail/read-outbox.ts'

const STYLE = `
body{margin:0;background:#f1ebe1;color:#241c15;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
.mark{padding:.75rem 1rem;background:#f7e7b4;color:#5c4405;border-radius:5px;font-size:.875rem}
h1{margin:0 0 1rem;font-size:1.5rem}ul{margin:1.5rem 0;padding:0;list-style:none}
li{margin:0 0 .5rem;background:#fff;border:1px solid #dfd4c4;border-radius:5px}
li a{display:block;padding:.75rem 1rem;color:inherit;text-decoration:none}li a:hover{background:#fbf8f3}
small,dt{color:#65574a}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}
iframe{box-sizing:border-box;width:100%;height:44rem;border:1px solid #dfd4c4;background:#fff}
pre{padding:1rem;background:#fff;border:1px solid #dfd4c4;white-space:pre-wrap;overflow-wrap:anywhere}
a:focus-visible{outline:2px solid #2f4a3c;outline-offset:2px}
`

export const DEV_MAIL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** A mail's own styles are inline; nothing in it may run, submit or load anything but the shop's pictures. */
export const MAIL_BODY_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; frame-ancestors 'self'"

export function outboxPage(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/dev/mail/${id}"><strong>${escapeHtml(subject)}</strong><br><small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small></a></li>`,
  )
  return page('Mail of this shop', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has been sent yet.</p>')
}

export function mailPage({ id, to, subject, at, text, attachments }: OutboxMail): string {
  const files = attachments.length > 0 ? `<dt>Attached</dt><dd>${escapeHtml(attachments.join(', '))}</dd>` : ''
  return page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>At</dt><dd>${escapeHtml(at)}</dd>${files}</dl>
<iframe title="The mail as it looks" src="/dev/mail/${id}/body"></iframe>
<h2>As plain text</h2><pre>${linked(text)}</pre>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(title)}</h1><p class="mark">No mail leaves this shop until SMTP_URL is set. What it would have sent is kept here.</p>
${content}</main></body></html>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
