import type { MailData, MailName } from '#domain/mail/mail-data.ts'
import type { Tx } from '#server/db/transaction.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from './send-mail.ts'

type Envelope = {
  /** One cause, one mail: a second mail with the same key is not written. */
  key: string
  to: string
  /** Mails to the shop are answered to the customer. */
  replyTo?: string
  /** The order it speaks of. */
  orderId?: number
  /** The order whose tax invoice is attached. */
  invoiceOrderId?: number
  /** Where it belongs to a conversation: its own id, and the ids of the mails before it. */
  messageId?: string
  thread?: string[]
}

/** The name of a mail decides what it must be told. */
export type OutgoingMail = {
  [Name in MailName]: Envelope & { template: Name; data: MailData[Name] }
}[MailName]

/** Mail leaves only after the transaction that causes it has committed. False when this very mail was written before. */
export async function queueMail(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, mail: OutgoingMail): Promise<boolean> {
  const [written] = await tx
    .insert(mails)
    .values({ ...mail, data: { ...mail.data } })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (written) await jobs.enqueue(tx, sendMail, { mailId: written.id })
  return written !== undefined
}
