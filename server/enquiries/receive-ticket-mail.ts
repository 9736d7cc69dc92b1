import { eq, sql, type SQL } from 'drizzle-orm'
import { transact, type Tx } from '#server/db/transaction.ts'
import { enquiries } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import type { InboundMail } from './read-inbound-mail.ts'
import { standing } from './ticket-actions.ts'
import { insertMessage, lockTicket, type TicketRecord, updateTicket } from './tickets.store.ts'

export type Reception = 'attached' | 'repeated' | 'automatic' | 'unknown'

/** The customer's answer opens the ticket again and starts its clock; a mail that comes twice is kept once. */
export async function receiveTicketMail(deps: Deps, mail: InboundMail): Promise<Reception> {
  if (mail.isAutomatic) return 'automatic'
  return transact(deps.db, async (tx) => {
    const row = await findItsTicket(tx, deps, mail)
    if (!row) return 'unknown'
    const now = deps.clock.now()
    const { text, messageId, attachments, from: fromAddress } = mail
    const words = { text: text || '(no words)', messageId, attachments, fromAddress }
    const id = await insertMessage(tx, { ...words, enquiryId: row.id, kind: 'customer', via: 'mail', createdAt: now })
    if (id === null) return 'repeated'
    await updateTicket(tx, row.id, standing(row, 'open', now))
    return 'attached'
  })
}

const MOST_THREAD = 50

/**
 * By the token in the address it was sent to; else by the mails it answers; else by the number in its subject. A token and an id
 * of ours are known to who got our mail alone; a number can be guessed, so the writer must be the one who opened the ticket.
 */
async function findItsTicket(tx: Tx, { config }: Deps, mail: InboundMail): Promise<TicketRecord | null> {
  const inbound = config.inboundMail
  const [local = '', domain = ''] = (inbound?.address.toLowerCase() ?? '').split('@')
  const token = mail.recipients
    .filter((address) => inbound !== null && address.startsWith(`${local}+`) && address.endsWith(`@${domain}`))
    .map((address) => address.slice(local.length + 1, -domain.length - 1))
  for (const each of token) {
    const row = await lockTicket(tx, eq(enquiries.replyToken, each))
    if (row) return row
  }
  const answered = mail.thread.slice(-MOST_THREAD)
  const byThread = answered.length > 0 ? await lockTicket(tx, isInThread(answered)) : null
  if (byThread) return byThread
  const number = /\bTKT-[0-9A-HJKMNP-TV-Z]{8}\b/i.exec(mail.subject)?.[0]
  const row = number ? await lockTicket(tx, eq(enquiries.ticket, number.toUpperCase())) : null
  return row?.email.toLowerCase() === mail.from ? row : null
}

const isInThread = (ids: readonly string[]): SQL => sql`${enquiries.id} = (
  select m.enquiry_id from ticket_messages m where m.message_id in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}) and m.kind = 'answer' order by m.id desc limit 1)`
