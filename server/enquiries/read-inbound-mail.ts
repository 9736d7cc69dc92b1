import { LONGEST_TICKET_WORDS } from '#domain/backoffice/ticket-status.ts'
import { newWordsOf } from '#domain/backoffice/reply-words.ts'

/** What of a mail the ticket needs; everything else, files and pictures and scripts, stays outside. */
export type InboundMail = {
  from: string
  /** Every address it was sent to, also those that a forwarding mailbox adds. */
  recipients: string[]
  subject: string
  text: string
  messageId: string | null
  /** The mails that it answers. */
  thread: string[]
  attachments: string[]
  /** An absence note or a list: no person wrote it to us. */
  isAutomatic: boolean
}

const MOST_NAMES = 20
const LONGEST_NAME = 120

/** Null for what is no mail. Loaded with the first one: few shops have a mailbox for it. */
export async function readInboundMail(raw: Buffer): Promise<InboundMail | null> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }).catch(() => null)
  if (!mail) return null
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const addresses = ['to', 'cc', 'delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to'].flatMap(header)
  const from = mail.from && 'address' in mail.from ? (mail.from.address ?? '') : ''
  if (from === '') return null
  return {
    from: from.toLowerCase().slice(0, 254),
    recipients: addresses.flatMap((text) => text.match(ADDRESS) ?? []).map((address) => address.toLowerCase()),
    subject: clean(mail.subject ?? '').slice(0, 300),
    text: newWordsOf(clean(mail.text ?? textOf(mail.html ?? ''))).slice(0, LONGEST_TICKET_WORDS),
    messageId: mail.messageId?.slice(0, 500) ?? null,
    thread: [...header('references'), ...header('in-reply-to')]
      .flatMap((text) => text.match(MESSAGE_ID) ?? [])
      .slice(-50),
    attachments: mail.attachments
      .slice(0, MOST_NAMES)
      .map(({ filename }) => clean(filename ?? 'unnamed').slice(0, LONGEST_NAME)),
    isAutomatic:
      header('auto-submitted').some((value) => value.trim().toLowerCase() !== 'no') ||
      header('precedence').some((value) => /bulk|list|junk|auto_reply/i.test(value)),
  }
}

const ADDRESS = /[^\s@<>,;"]{1,128}@[^\s@<>,;"]{1,254}/g
const MESSAGE_ID = /<[^<>\s]{1,480}>/g
const NUL = String.fromCodePoint(0)

/** What PostgreSQL cannot keep is left out, not refused: the writer is not here to be told. */
const clean = (text: string) => text.replaceAll(NUL, '').toWellFormed()

/** Words alone; whatever else an HTML mail holds is dropped, never shown. */
const textOf = (html: string) =>
  html
    .slice(0, 500_000)
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
