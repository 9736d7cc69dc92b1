import type { Tx } from '#server/db/transaction.ts'
import { mails } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from './send-mail.ts'

export type OutgoingMail = {
  /** One cause, one mail: a second mail with the same key is not written. */
  key: string
  template: string
  to: string
  data: Record<string, unknown>
  /** Mails to the shop are answered to the customer. */
  replyTo?: string
  /** The order it speaks of. */
  orderId?: number
  /** The order whose tax invoice is attached. */
  invoiceOrderId?: number
}

/** Mail leaves only after the transaction that causes it has committed. */
export async function queueMail(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, mail: OutgoingMail): Promise<void> {
  const [written] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  if (written) await jobs.enqueue(tx, sendMail, { mailId: written.id })
}
