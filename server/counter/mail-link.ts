import { formatInr } from '#domain/money/format-inr.ts'
import { dayTimeText } from '#domain/time/day-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { queueOrderMail } from '#server/orders/order-mail.ts'
import { findLinkOf } from '#server/payments/open-link.ts'

export type MailLinkRefusal = { readonly code: 'not_found' | 'no_mail_address' | 'link_is_over' }

/** The buyer gets the link in a letter, once. */
export async function mailLink(
  deps: Deps,
  { orderId, actor }: { orderId: number; actor: Actor },
): Promise<Result<number, MailLinkRefusal>> {
  const link = await findLinkOf(deps.db, orderId)
  if (!link) return err({ code: 'not_found' })
  return inTransaction<number, MailLinkRefusal>(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    if (order.status === 'cancelled' || link.status !== 'created') return err({ code: 'link_is_over' })
    if (order.billing.email === '') return err({ code: 'no_mail_address' })
    const data = { url: link.url, until: dayTimeText(link.expiresAt), amount: formatInr(link.amount) }
    await queueOrderMail(tx, deps, order, 'order-payment-link', { data, about: String(link.id) })
    const now = deps.clock.now()
    await writeAudit(tx, actor, { action: 'order.link_mailed', subject: `order:${orderId}` }, now)
    return ok(orderId)
  })
}
