import { renderToStaticMarkup } from 'react-dom/server'
import { mailTemplates } from './mail-templates.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Each template gives a subject, a body for mail programs and the same in plain text. */
export function renderMail(name: string, data: Record<string, unknown>, shopUrl: string): RenderedMail {
  const template = mailTemplates[name]
  if (!template) throw new Error(`There is no mail template "${name}"`)
  const { subject, body, text, headers, attachments } = template(data as never, shopUrl)
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(body)}`,
    text,
    ...(headers ? { headers } : {}),
    ...(attachments ? { attachments } : {}),
  }
}
