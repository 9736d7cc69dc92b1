import type { House } from './house.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailName } from '#domain/mail/mail-data.ts'
import { type MailContent, mailTemplates } from './mail-templates.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Each template gives a subject, a body for mail programs and the same in plain text. */
export function renderMail(name: string, data: Record<string, unknown>, house: House): RenderedMail {
  if (!(name in mailTemplates)) throw new Error(`There is no mail template "${name}"`)
  // Read back from the queue, where queueMail wrote the data that this name asks for.
  const template = mailTemplates[name as MailName] as (data: unknown, house: House) => MailContent
  const { subject, body, text, headers, attachments } = template(data, house)
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(body)}`,
    text,
    ...(headers ? { headers } : {}),
    ...(attachments ? { attachments } : {}),
  }
}
