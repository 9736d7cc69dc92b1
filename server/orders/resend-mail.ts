import type { ResentMail } from '#domain/api/order-desk.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type Actor, writeAudit } from '#server/audit/write-audit.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRecord } from './order-record.ts'
import { queueOrderMail } from './order-mail.ts'
import { selectOrderLocked } from './orders.store.ts'
import { heldTime } from './remind-unpaid.ts'
import { piecesText } from './pieces-text.ts'

export type ResendMail = { orderId: number; template: ResentMail; key: string; actor: Actor }
export type ResendRefusal = { readonly code: 'not_found' } | { readonly code: 'not_yet' }

/** Written anew from what the order says today, to the address it has today. One press sends one. */
export async function resendMail(
  deps: Deps,
  { orderId, template, key, actor }: ResendMail,
): Promise<Result<OrderRecord, ResendRefusal>> {
  return inTransaction<OrderRecord, ResendRefusal>(deps.db, async (tx) => {
    const order = await selectOrderLocked(tx, orderId)
    if (!order) return err({ code: 'not_found' })
    const extra = extraOf(order, template)
    if (!extra) return err({ code: 'not_yet' })
    const isWritten = await queueOrderMail(tx, deps, order, template, { ...extra, about: `again-${key}` })
    if (!isWritten) return ok(order)
    const after = { template, to: order.billing.email }
    const now = deps.clock.now()
    await writeAudit(tx, actor, { action: 'order.mail_resent', subject: `order:${orderId}`, after }, now)
    return ok(order)
  })
}

/** What the mail says beside the order; null when its time has not come, or is over. */
function extraOf(order: OrderRecord, template: ResentMail) {
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const parcel = order.shipments.at(-1)
  switch (template) {
    case 'order-placed':
      return order.status === 'pending' ? { data: heldTime(order) } : null
    case 'order-paid':
      return invoice ? { data: { invoice_number: invoice.number }, invoiceOrderId: order.id } : null
    case 'order-shipped':
      return parcel ? { data: parcelData(order, parcel) } : null
    case 'order-delivered':
      return order.status === 'delivered' ? {} : null
  }
}

function parcelData(order: OrderRecord, { pieces }: OrderRecord['shipments'][number]) {
  const isLast = order.status !== 'processing'
  const isWhole = isLast && order.shipments.length === 1
  return { parcel: isWhole ? null : piecesText(order, pieces), is_last: isLast }
}
