import { auditEntries } from '#server/db/schema/operations.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Who of the staff does something, and from where. */
export type Actor = {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly device: string
  readonly requestId: string
}

/** What a change can be about. */
type AuditNoun =
  | 'order'
  | 'shipment'
  | 'round'
  | 'return'
  | 'refund'
  | 'mail'
  | 'job'
  | 'event'
  | 'view'
  | 'product'
  | 'picture'
  | 'stock'
  | 'category'
  | 'room'
  | 'words'
  | 'coupon'
  | 'import'
  | 'customer'
  | 'staff'
  | 'review'
  | 'question'
  | 'ticket'
  | 'consultation'
  | 'setting'
  | 'article'
  | 'project'
  | 'slide'
  | 'announcement'
export type AuditSubject = `${AuditNoun}:${number | string}`

export type AuditEntry = {
  readonly action: string
  readonly subject: AuditSubject
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string
}

/** Written in the transaction of the change: no change by staff without its row. */
export async function writeAudit(tx: Tx, actor: Actor, entry: AuditEntry, now: Date): Promise<void> {
  const { action, subject, before, after, reason = '' } = entry
  await tx.insert(auditEntries).values({
    actorId: actor.id,
    action,
    subject,
    reason,
    data: { ...(before && { before }), ...(after && { after }) },
    address: actor.address,
    device: actor.device,
    requestId: actor.requestId,
    createdAt: now,
  })
}
